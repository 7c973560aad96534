import type { ContactWay } from "#domain/followups/followup.ts";
import type { Power } from "#domain/team/powers.ts";

/** The results of acts, by their names in addresses. */
export const DONE = [
  "abierta",
  "nota",
  "estado",
  "asignada",
  "enterada",
  "descartada",
  "devuelta",
  "pedida",
  "deshecha",
  "volver",
  "no-volver",
  "enviado",
  "respondida",
  "consulta",
] as const;
export type Done = (typeof DONE)[number];

/** The ways to contact a person, by their names in forms and addresses. */
export const CONTACTS = { llamar: "call", whatsapp: "whatsapp", correo: "mail" } as const satisfies Record<string, ContactWay>;
export type ContactName = keyof typeof CONTACTS;

/** The field with the sum, in US cents, to which somebody says yes when they open a request, or answer a question. */
export const AGREED = "acepta";

/** Reads the sum to which somebody said yes. Who said nothing agreed to what is free. */
export const agreedCents = (typed: string): number => (/^\d{1,9}$/.test(typed) ? Number(typed) : 0);

const POWERS: Readonly<Record<string, Power>> = {
  vista: "requests.see",
  abrir: "requests.open",
  descartar: "requests.open",
  devolver: "requests.return",
};

/** Returns the power that an act on a request takes. */
export const powerFor = (act: string): Power => (Object.hasOwn(POWERS, act) ? POWERS[act]! : "requests.answer");
