import { START_KINDS, type Start, type StartKind } from "#domain/people/erasure.ts";

/** The words of the addresses from which our team erases a person. */
const WORDS: Readonly<Record<StartKind, string>> = { lead: "solicitud", message: "mensaje", account: "cuenta", guest: "invitacion" };

export const erasePath = ({ kind, id }: Start): string => `/dashboard/admin/borrar/${WORDS[kind]}/${id}`;
export const receiptPath = (erasureId: string): string => `/dashboard/admin/borrados/${erasureId}`;

/** Returns what an address begins from; null for another word. */
export const kindOfWord = (word: string): StartKind | null => START_KINDS.find((kind) => WORDS[kind] === word) ?? null;
