import type { PatientLead, PatientReceiver } from "#domain/receivers/lead-for-patient.server.ts";

/** The stages of one request, from sending it to meeting a center. */
export const REQUEST_STEPS = ["sent", "opened", "answered", "consultation"] as const;
export type RequestStep = (typeof REQUEST_STEPS)[number];

/** What the page of a request says first: what waits for its person, or the last thing that happened. */
export type RequestNews =
  /** It waits for the click that its mail asks for, or for the names of its centers. */
  | { news: "confirm" }
  /** A center answered the question, and its person decides whether it gets the contact data. */
  | { news: "decide"; center: string; quoted: boolean }
  | { news: "consultation"; center: string }
  | { news: "quotes"; centers: readonly string[] }
  | { news: "answered"; centers: readonly string[] }
  | { news: "opened"; center: string; at: Date }
  /** Nobody who was told answered in time. */
  | { news: "late"; until: Date | null }
  /** Its person withdrew the permission from everybody, or closed it. */
  | { news: "ended"; told: number; opened: number }
  | { news: "told"; centers: number }
  /** It is stored, and nobody has been told yet. */
  | { news: "kept" };

export interface RequestWay {
  step: RequestStep;
  news: RequestNews;
  told: number;
  opened: number;
  answered: number;
  /** The last moment at which a center that has not answered may still do so. */
  answerBy: Date | null;
}

interface Known {
  lead: Pick<PatientLead, "awaits" | "status" | "receivers">;
  /** The ids of the centers that sent a quote. */
  quoted: readonly string[];
  /** The center of a consultation that it confirmed, still to come or held; null without one. */
  agreedWith: string | null;
}

/** Returns how far a request has come, from the rows that prove it. */
export function requestWay({ lead: { awaits, status, receivers }, quoted, agreedWith }: Known): RequestWay {
  const told = receivers.filter(({ offeredAt }) => offeredAt !== null);
  const opened = told.filter(hasOpened);
  const answered = told.filter(({ id, answeredAt }) => answeredAt !== null || quoted.includes(id));
  const open = told.filter(({ state, answeredAt }) => state === "open" && answeredAt === null);
  const counts = { told: told.length, opened: opened.length, answered: answered.length, answerBy: latest(open) };
  const at = (step: RequestStep, news: RequestNews): RequestWay => ({ step, news, ...counts });

  if (awaits) return at("sent", { news: "confirm" });
  const kept = receivers.filter(({ state }) => ["waiting", "in-line", "open", "purchased"].includes(state));
  const ended = status === "closed" || (told.length > 0 && told.every(({ state }) => state === "withdrawn"));
  if (ended && kept.length === 0) return at("sent", { news: "ended", told: told.length, opened: opened.length });
  const turn = receivers.find(({ yourTurn }) => yourTurn);
  if (turn) return at("answered", { news: "decide", center: turn.name, quoted: quoted.includes(turn.id) });
  if (agreedWith !== null) return at("consultation", { news: "consultation", center: agreedWith });
  const quoting = told.filter(({ id, state }) => state === "purchased" && quoted.includes(id));
  if (quoting.length > 0) return at("answered", { news: "quotes", centers: namesOf(quoting) });
  const answering = answered.filter(({ state }) => state === "purchased" || state === "open");
  if (answering.length > 0) return at("answered", { news: "answered", centers: namesOf(answering) });
  const reader = opened.find(({ state }) => state === "purchased" || state === "open");
  if (reader) return at("opened", { news: "opened", center: reader.name, at: (reader.openedAt ?? reader.purchasedAt)! });
  if (told.length > 0 && kept.length === 0) return at("opened", { news: "late", until: latest(told.filter(isOver)) });
  return at("sent", told.length > 0 ? { news: "told", centers: told.length } : { news: "kept" });
}

const namesOf = (receivers: readonly PatientReceiver[]) => receivers.map(({ name }) => name);
const hasOpened = ({ openedAt, purchasedAt }: PatientReceiver) => openedAt !== null || purchasedAt !== null;
const isOver = ({ state }: PatientReceiver) => state === "expired";

/** Returns the latest deadline of these centers, or null without one. */
const latest = (receivers: readonly PatientReceiver[]): Date | null =>
  receivers.reduce<Date | null>((last, { answerBy }) => (answerBy && (!last || answerBy > last) ? answerBy : last), null);
