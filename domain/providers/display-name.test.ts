import { expect, test } from "vitest";
import { displayName } from "./display-name.ts";

const fallbacks = { center: "Centro sin nombre", specialist: "Especialista" };

test.each([
  [{ provider_type: "doctor", name: "Amaranta Solís", honorific: "Dra." }, "Dra. Amaranta Solís"],
  [{ provider_type: "doctor", name: "Elías Montaraz", honorific: null }, "Dr. Elías Montaraz"],
  [{ provider_type: "doctor", name: "Dra. Amaranta Solís", honorific: "Dra." }, "Dra. Amaranta Solís"],
  [{ provider_type: "doctor", name: "DR Elías Montaraz", honorific: null }, "DR Elías Montaraz"],
  [{ provider_type: "doctor", name: "Drago Medina", honorific: null }, "Dr. Drago Medina"],
  [{ provider_type: "specialist", name: "Jimena Roble", honorific: null }, "Jimena Roble"],
  [{ provider_type: "specialist", name: "Jimena Roble", honorific: "Licda." }, "Jimena Roble"],
  [{ provider_type: "clinic", name: "Clínica Luna de Larimar", honorific: null }, "Clínica Luna de Larimar"],
  [{ provider_type: "clinic", name: null, honorific: null }, "Centro sin nombre"],
  [{ provider_type: "doctor", name: "  ", honorific: "Dra." }, "Especialista"],
] as const)("%j is called %j", (provider, name) => {
  expect(displayName(provider, fallbacks)).toBe(name);
});
