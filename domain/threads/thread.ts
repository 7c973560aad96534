import type { OfferStatus } from "#domain/leads/offer.ts";
import type { ReceiverState } from "#domain/receivers/lead-for-patient.server.ts";
import { SHARED_FIELDS } from "#domain/submissions/form-fields.ts";

/** The two sides: the patient, or somebody of the center. */
export type Side = "patient" | "center";

export const MESSAGE_RULE = SHARED_FIELDS.mensaje;

/** The facts about a thread: the offer through which the center has the request. */
export interface ThreadState {
  readonly status: OfferStatus;
  /** True when the center got only the question, until its patient opens the contact. */
  readonly askFirst: boolean;
}

/** Returns whether both sides may write. A question is answered before anything is paid; any other request once it was opened. */
export const mayWrite = ({ status, askFirst }: ThreadState): boolean => status === "purchased" || (status === "open" && askFirst);

/** Returns whether a patient has a thread with a center, by the state of the request there. */
export const hasThread = (state: ReceiverState, askFirst: boolean): boolean =>
  state === "purchased" || state === "returned" || (askFirst && (state === "open" || state === "withdrawn"));

/** Returns whether each side may read contact data in what the other wrote. */
export const isContactOpen = ({ status }: Pick<ThreadState, "status">): boolean => status === "purchased";

/** Returns whether the patient may open their contact now: once, after the center's answer. */
export const mayAccept = ({
  status,
  askFirst,
  isAccepted,
  isAnswered,
}: ThreadState & { isAccepted: boolean; isAnswered: boolean }): boolean => askFirst && status === "open" && isAnswered && !isAccepted;

/** The sealed part of a message. */
export interface MessageContent {
  readonly text: string;
  /** What the other side reads while the contact is closed: the text without contact data, or null when that may still contain some. */
  readonly shown: string | null;
}

export interface ThreadMessage {
  readonly id: string;
  readonly side: Side;
  /** The author at the center, if they have an account. */
  readonly author: string | null;
  readonly sentAt: Date;
  readonly readAt: Date | null;
  readonly byMail: boolean;
  /** As its reader sees it; null when withheld until the contact is open. */
  readonly text: string | null;
  /** Only for the writer, when the other side sees something else: what it sees, or null when it sees nothing yet. */
  readonly otherSees?: string | null;
}
