import type { PaperWords } from "../demo-paper.ts";
import { outcomes } from "./outcomes.ts";

const AGES = { "under-35": "Menos de 35", "35-37": "35 – 37", "38-40": "38 – 40", "41-42": "41 – 42", "43-plus": "43 y más" } as const;
const report = outcomes["Clínica Río Sereno"]!;

/** The contents of the papers that wait to be checked. */
export const paperWords = {
  habilitacion: {
    title: "Habilitación de establecimiento de salud",
    issuer: "Ministerio de Salud Pública",
    facts: [
      ["Número", "4471-B"],
      ["Establecimiento", "Centro Manatí"],
      ["Dirección", "Calle Manatí 10, Las Terrenas, Samaná"],
      ["Servicios", "Fecundación in vitro, ICSI, inseminación"],
      ["Fecha de emisión", "30 de junio de 2025"],
      ["Vence", "30 de junio de 2028"],
    ],
    overleaf:
      "El establecimiento exhibe esta habilitación en su entrada. Vale para la dirección y los servicios que nombra la primera página: un cambio de cualquiera de los dos pide una nueva. La renovación se solicita noventa días antes de que venza.",
  },
  exequatur: {
    title: "Exequátur de ley",
    issuer: "Poder Ejecutivo",
    facts: [
      ["Número", "0512-19"],
      ["A nombre de", "Iván Bahoruco"],
      ["Profesión", "Doctor en Medicina"],
      ["Especialidad", "Medicina reproductiva"],
      ["Fecha de emisión", "14 de marzo de 2019"],
    ],
  },
  resultados: {
    title: `Registro del laboratorio, ${report.year}`,
    issuer: "Clínica Río Sereno · óvulos propios",
    table: {
      head: ["Edad", "Punciones", "Transfer.", "Nacim."],
      rows: Object.entries(report.own).map(([age, figures]) => [AGES[age as keyof typeof AGES], ...figures.map(String)]),
    },
  },
  registro: {
    title: "Registro mercantil",
    issuer: "Cámara de Comercio y Producción",
    facts: [
      ["Número", "20418-SD"],
      ["Denominación", "Clínica Cacao en Flor, S. R. L."],
      ["Gerente", "Amaranta Solís"],
      ["Vence", "8 de agosto de 2027"],
    ],
  },
} as const satisfies Record<string, PaperWords>;
