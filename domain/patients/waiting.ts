import type { OwnLead } from "#domain/receivers/account-leads.server.ts";

/** Something that waits for the patient themselves. */
export type Waiting =
  | { step: "confirm"; leadId: string }
  | { step: "name-centers"; leadId: string }
  /** A confirmed consultation of this day. */
  | { step: "today"; meeting: Meeting }
  /** A center proposes an hour. */
  | { step: "hour"; meeting: Meeting }
  /** A consultation is over, and they have not said whether it was held. */
  | { step: "held"; meeting: Meeting }
  /** A center answered the question, and they decide whether it gets the contact data. */
  | { step: "decide"; leadId: string; center: string }
  /** Quotes that they have not opened. */
  | { step: "quote"; centers: string[] }
  /** The last word in a thread is the center's. */
  | { step: "message"; leadId: string; providerId: string; center: string }
  /** What they wrote down for this day themselves, as far as it is not marked. */
  | { step: "day"; count: number }
  | { step: "review"; consultationId: string; center: string };

/** A consultation, as far as a sentence about it needs it. */
export interface Meeting {
  id: string;
  center: string;
  startsAt: Date;
  zone: string;
}

/** A center and the request that it has. */
export interface Exchange {
  leadId: string;
  providerId: string;
}

type Request = Pick<OwnLead, "id" | "awaits" | "othersPending" | "receivers" | "status">;

export interface Place {
  leads: readonly Request[];
  today: readonly Meeting[];
  hours: readonly Meeting[];
  held: readonly Meeting[];
  unreadQuotes: readonly Exchange[];
  unansweredMessages: readonly Exchange[];
  /** How many doses and appointments of this day are not marked. */
  noted: number;
  reviews: readonly { consultationId: string; center: string }[];
}

/** Lists what waits for the patient: first what has an hour, then what others wait for, last what they may leave. */
export function waitingFor({ leads, today, hours, held, unreadQuotes, unansweredMessages, noted, reviews }: Place): Waiting[] {
  const open = leads.filter(({ status }) => status !== "closed" && status !== "rejected");
  const toName = open.filter(({ awaits, othersPending }) => awaits === "names" || othersPending);
  const toDecide = leads.flatMap(({ id, receivers }) => receivers.filter(({ yourTurn }) => yourTurn).map((center) => ({ id, center })));
  const quoting = unreadQuotes.flatMap((one) => centerOf(leads, one, ["purchased"]) ?? []);
  return [
    ...today.map((meeting) => ({ step: "today" as const, meeting })),
    ...toName.map(({ id }) => ({ step: "name-centers" as const, leadId: id })),
    ...open.flatMap(({ id, awaits }) => (awaits === "click" ? [{ step: "confirm" as const, leadId: id }] : [])),
    ...hours.map((meeting) => ({ step: "hour" as const, meeting })),
    ...toDecide.map(({ id, center }) => ({ step: "decide" as const, leadId: id, center: center.name })),
    ...(quoting.length > 0 ? [{ step: "quote" as const, centers: [...new Set(quoting)] }] : []),
    ...unansweredMessages.flatMap(({ leadId, providerId }) => {
      const decides = toDecide.some(({ id, center }) => id === leadId && center.id === providerId);
      const center = decides ? null : centerOf(leads, { leadId, providerId }, ["purchased", "open"]);
      return center ? [{ step: "message" as const, leadId, providerId, center }] : [];
    }),
    ...(noted > 0 ? [{ step: "day" as const, count: noted }] : []),
    ...held.map((meeting) => ({ step: "held" as const, meeting })),
    ...reviews.map((review) => ({ step: "review" as const, ...review })),
  ];
}

/** Returns the name of a center while the request is in one of these states there, or null. */
function centerOf(leads: readonly Request[], { leadId, providerId }: Exchange, states: readonly string[]): string | null {
  const receivers = leads.find(({ id }) => id === leadId)?.receivers ?? [];
  return receivers.find(({ id, state }) => id === providerId && states.includes(state))?.name ?? null;
}
