import type { ContactWay } from "#domain/followups/followup.ts";

/** What is said after an act, as the address names it. */
export const DONE = ["abierta", "nota", "estado", "asignada", "enterada", "descartada", "devuelta", "pedida", "enviado"] as const;
export type Done = (typeof DONE)[number];

/** The ways to reach a person, as forms and addresses name them. */
export const CONTACTS = { llamar: "call", whatsapp: "whatsapp", correo: "mail" } as const satisfies Record<string, ContactWay>;
export type ContactName = keyof typeof CONTACTS;
