import type { OfferStatus } from "#domain/leads/offer.ts";
import type { ReceiverState } from "#domain/receivers/lead-for-patient.server.ts";
import { SHARED_FIELDS } from "#domain/submissions/form-fields.ts";

/** Who writes: the patient, or somebody of the center. */
export type Side = "patient" | "center";

export const MESSAGE_RULE = SHARED_FIELDS.mensaje;

/** What decides about a thread: the offer through which the center has the request. */
export interface ThreadState {
  readonly status: OfferStatus;
  /** The center has the question alone until its patient opens the contact. */
  readonly askFirst: boolean;
}

/** Returns whether both sides may write. A question is answered before anything is paid; any other request once it was opened. */
export const mayWrite = ({ status, askFirst }: ThreadState): boolean => status === "purchased" || (status === "open" && askFirst);

/** Returns whether a patient has a thread with a center, by what became of the request there. */
export const hasThread = (state: ReceiverState, askFirst: boolean): boolean =>
  state === "purchased" || state === "returned" || (askFirst && (state === "open" || state === "withdrawn"));

/** Returns whether each side may read contact data in what the other wrote. */
export const isContactOpen = ({ status }: Pick<ThreadState, "status">): boolean => status === "purchased";

/** Returns whether the patient may open their contact now: after the center's answer, and once. */
export const mayAccept = ({
  status,
  askFirst,
  isAccepted,
  isAnswered,
}: ThreadState & { isAccepted: boolean; isAnswered: boolean }): boolean => askFirst && status === "open" && isAnswered && !isAccepted;

/** What is sealed of a message. */
export interface MessageContent {
  readonly text: string;
  /** What the other side reads while the contact is closed: without contact data, or null when that may still carry some. */
  readonly shown: string | null;
}

export interface ThreadMessage {
  readonly id: string;
  readonly side: Side;
  /** Who of the center wrote it, if they have an account. */
  readonly author: string | null;
  readonly sentAt: Date;
  readonly readAt: Date | null;
  readonly byMail: boolean;
  /** As its reader sees it; null when it is withheld until the contact is open. */
  readonly text: string | null;
  /** For the writer alone, when the other side sees something else: what it sees, or null when it sees nothing yet. */
  readonly otherSees?: string | null;
}
