import { BUDGETS, type Budget, EMPTY_LEAD_FORM, type LeadForm } from "./lead-form-fields.ts";

/**
 * The labels of the notes in which a partner's program sends a form to lead-routing-v2. They are a wire format, the same in every
 * language of the site. The message comes last and runs to the end, so that no line of it is taken for another field.
 */
const LINES = [
  ["Año de nacimiento", "anoNacimiento"],
  ["Género", "genero"],
  ["País", "pais"],
  ["Ubicación adicional para tratamiento", "ubicacionTratamientoAdicional"],
  ["Método de contacto preferido", "metodoContacto"],
  ["Estado", "estado"],
  ["Tratamiento", "tratamiento"],
  ["Sub-tratamiento", "subTratamiento"],
  ["Presupuesto", "presupuesto"],
  ["Recibir más respuestas", "recibirMasRespuestas"],
] as const;
const MESSAGE = "Mensaje";

export type NotesFields = Pick<LeadForm, (typeof LINES)[number][1] | "mensaje">;

const BUDGET_LABELS: Readonly<Record<Budget, string>> = {
  "menos-5000": "Menos de $5,000 USD",
  "5000-10000": "$5,000 - $10,000 USD",
  "10000-15000": "$10,000 - $15,000 USD",
  "15000-20000": "$15,000 - $20,000 USD",
  "20000-30000": "$20,000 - $30,000 USD",
  "mas-30000": "Más de $30,000 USD",
  "no-especificar": "Prefiero no especificar",
};

/** Reads notes back into fields. A text without these labels is all message. The form's rules check the values later. */
export function parseNotes(notes: string): NotesFields {
  const fields: NotesFields = { ...pickDefaults(), mensaje: "" };
  const lines = notes.replace(/\r\n?/g, "\n").split("\n");
  for (const [index, line] of lines.entries()) {
    const [, label, value = ""] = /^\s*([^:]{1,60}?)\s*:\s?(.*)$/s.exec(line) ?? [];
    if (label === undefined) break;
    if (sameLabel(label, MESSAGE)) return { ...fields, mensaje: [value, ...lines.slice(index + 1)].join("\n") };
    const known = LINES.find(([name]) => sameLabel(name, label));
    if (!known) break;
    fields[known[1]] = known[1] === "presupuesto" ? budgetOf(value) : value.trim();
  }
  return { ...pickDefaults(), mensaje: notes };
}

function pickDefaults(): NotesFields {
  return Object.fromEntries([...LINES.map(([, field]) => [field, EMPTY_LEAD_FORM[field]]), ["mensaje", ""]]) as unknown as NotesFields;
}

function budgetOf(text: string): string {
  return BUDGETS.find((budget) => BUDGET_LABELS[budget] === text.trim()) ?? text.trim();
}

const sameLabel = (one: string, other: string) => one.localeCompare(other, "es", { sensitivity: "base" }) === 0;
