import type { OwnLead } from "#domain/receivers/account-leads.server.ts";
import type { PatientReceiver } from "#domain/receivers/lead-for-patient.server.ts";
import type { Waiting } from "./waiting.ts";

/** The stages from the first look to what somebody tells of it afterwards. */
export const WAY = ["explore", "ask", "compare", "consultation", "treatment", "result", "review"] as const;
export type WayStep = (typeof WAY)[number];

type Request = Pick<OwnLead, "id" | "mayNameMore" | "receivers" | "status">;

/** The one thing that the patient should do now, or the reason why there is none. */
export type NextStep =
  | Waiting
  /** No named center answered in time, so they may name another one. */
  | { step: "name-another"; leadId: string; centers: string[] }
  /** A center took the request and has their contact data. */
  | { step: "talk"; leadId: string; centers: string[] }
  | { step: "compare"; slugs: string[] }
  | { step: "ask"; slug: string }
  /** Centers still have time to answer. */
  | { step: "wait"; leadId: string; centers: string[] }
  /** The patient has not started anything. */
  | { step: "begin" };

interface Place {
  /** What waits for the patient themselves, the first of all first. */
  waiting: readonly Waiting[];
  leads: readonly Request[];
  /** Slugs of saved centers, the newest first. */
  savedCenters: readonly string[];
}

const namesWith = (receivers: readonly PatientReceiver[], state: PatientReceiver["state"]) =>
  receivers.filter((receiver) => receiver.state === state).map(({ name }) => name);

/** Decides what comes next: what waits for the patient comes before what waits for others, and the newest request first. */
export function nextStep({ waiting: [first], leads, savedCenters }: Place): NextStep {
  if (first) return first;
  const open = leads.filter(({ status }) => status !== "closed" && status !== "rejected");
  for (const { id, receivers } of open) {
    const took = namesWith(receivers, "purchased");
    if (took.length > 0) return { step: "talk", leadId: id, centers: took };
  }
  for (const { id, receivers, mayNameMore } of open) {
    const late = [...namesWith(receivers, "expired"), ...namesWith(receivers, "declined")];
    const stillOpen = receivers.some(({ state }) => state === "open" || state === "waiting" || state === "in-line");
    if (mayNameMore && late.length > 0 && !stillOpen) return { step: "name-another", leadId: id, centers: late };
  }
  for (const { id, receivers } of open) {
    const waiting = namesWith(
      receivers.filter(({ answeredAt }) => answeredAt === null),
      "open",
    );
    if (waiting.length > 0) return { step: "wait", leadId: id, centers: waiting };
  }
  if (savedCenters.length > 1) return { step: "compare", slugs: savedCenters.slice(0, 3) };
  const [only] = savedCenters;
  return only ? { step: "ask", slug: only } : { step: "begin" };
}

interface Journey {
  leads: readonly Request[];
  /** True when a center has confirmed a consultation that is still to come. */
  agreed: boolean;
  inTreatment: boolean;
  /** True when they noted a result, or a consultation about it is agreed, and no treatment has begun since. */
  resultKnown: boolean;
  /** True when they told of a consultation. */
  reviewed: boolean;
}

/** Returns the stage that the patient has reached. */
export function wayStep({ leads, agreed, inTreatment, resultKnown, reviewed }: Journey): WayStep {
  // A review of a first consultation is written long before there is a result.
  if (resultKnown) return reviewed ? "review" : "result";
  const answered = leads.flatMap(({ receivers }) => namesWith(receivers, "purchased")).length;
  // Studies that somebody notes while they still wait for an answer are not a treatment yet.
  if (inTreatment && (answered > 0 || leads.length === 0)) return "treatment";
  if (agreed) return "consultation";
  if (leads.length === 0) return "explore";
  return answered === 0 ? "ask" : answered === 1 ? "consultation" : "compare";
}
