import type { FoundKind } from "#domain/vault/subject-digests.server.ts";

/** What our team begins from when it erases somebody. */
export const START_KINDS = ["lead", "message", "account", "guest"] as const satisfies readonly (FoundKind | "account")[];
export type StartKind = (typeof START_KINDS)[number];
export interface Start {
  kind: StartKind;
  id: string;
}

/** Who asked for it: its person by telephone or in writing, or our own team. */
export const REQUESTERS = ["phone", "writing", "office"] as const;
export type Requester = (typeof REQUESTERS)[number];

/** The word that is typed to confirm. */
export const CONFIRMING_WORD = "BORRAR";

/** A reason is at least so long. */
export const SHORTEST_REASON = 10;

/** The days for which the address for a receipt is kept, so that its mail is tried for as long as any. */
export const RECEIPT_KEPT_DAYS = 3;

/** Why an account stays: it manages a center, reads texts, or is of our own team. */
export type StayingAccount = "center" | "reviewer" | "team";

/** One thing that goes, or may go. */
export interface ErasedItem {
  kind: FoundKind;
  id: string;
  /** Its number; for a guest, the center that wrote them down. */
  label: string;
  createdAt: Date;
}

export interface PersonToErase {
  start: Start;
  /** The number or the name by which the team recognises the person. */
  title: string;
  /** What is surely theirs: what was begun from, and what came from the same mailbox. */
  sure: ErasedItem[];
  /** What has the same telephone but another mailbox, or the mailbox of an account that never confirmed it. Somebody has to say so. */
  perhaps: ErasedItem[];
  account: { id: string; email: string; confirmed: boolean; sure: boolean } | null;
  staying: StayingAccount | null;
  /** The purchases of centers, whose amounts stay. */
  purchases: number;
  purchasedCents: number;
  /** How many centers are told. */
  centers: number;
  /** How many appointments to come are cancelled. */
  coming: number;
  /** A receipt can be mailed. */
  mailed: boolean;
}

/** The tick of an account that did not confirm its mailbox. */
export const ACCOUNT_TICK = "account";
export const tickOf = ({ kind, id }: Pick<ErasedItem, "kind" | "id">): string => `${kind}:${id}`;
