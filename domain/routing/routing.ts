import { type AgeLimits, type AskedAge, excludingAgeLimit } from "./age-limits.ts";
import { type Criteria, type CriteriaFacts, meetsCriteria } from "./criteria.ts";
import { MIN_REPLY_CASES } from "./measured.ts";
import type { RoutingPolicy, RoutingWeight } from "./policy.ts";

/** The facts about a lead that routing uses. Null where the patient did not say. */
export interface LeadToRoute extends CriteriaFacts {
  /** False for a service that no center lists, such as «Otros»: then it excludes no center. */
  serviceFilters: boolean;
  city: string | null;
  /** The patients that it is for, such as a couple of men. Null also for a woman and a man, since every center treats them. */
  patientGroup: string | null;
  /** Null also where it is not known for sure whose age counts, and for a treatment that has no limits. */
  age: AskedAge | null;
  originId: string | null;
}

/** The facts about a center when a lead arrives. They include no price, balance or paid place, so none of these can affect the ranking. */
export interface RoutingCandidate {
  id: string;
  /** True when public or verified. */
  listed: boolean;
  verified: boolean;
  services: readonly string[];
  /** Null for every country. */
  countriesServed: readonly string[] | null;
  /** The groups of patients that it says it treats, and those that it says it does not. It may say nothing of a group. */
  patientsTreated: readonly string[];
  patientsNotTreated: readonly string[];
  /** The ages that it publishes. */
  ageLimits: AgeLimits;
  city: string | null;
  languages: readonly string[];
  replyMedianHours: number | null;
  replyCases: number;
  /** Null when it was never offered a lead. */
  lastOfferedAt: Date | null;
  offersToday: number;
  dailyCap: number | null;
  /** True when it takes no requests at the moment. */
  paused: boolean;
  criteria: Criteria;
  /** True when the patient consented to this center by name. */
  consented: boolean;
  /** True when it has an earlier lead of this person about this service. */
  alreadyHasIt: boolean;
  /** True when an administrator sends this round to other centers. */
  leftOut?: boolean;
}

type RoutingStrategy = "origin_exclusive" | "origin_first" | "matched" | "admin_queue";

/** The reasons for choosing a center. */
export type ChosenReason =
  | "origin"
  | "named"
  | "offers_service"
  | "treats_patients"
  | "same_city"
  | "speaks_language"
  | "verified"
  | "replies_fast"
  | "waited_longest";
/** The reasons for passing over a center. */
export type PassedReason =
  | "not_consented"
  | "not_listed"
  | "service_not_offered"
  | "country_not_served"
  | "patients_not_treated"
  | "age_not_treated"
  | "paused"
  | "outside_criteria"
  | "daily_cap_reached"
  | "already_has_it"
  | "left_out"
  | "ranked_lower"
  | "waits_for_admin"
  | "quality_held"
  | "quality_rejected";

export interface RoutedCandidate {
  provider_id: string;
  chosen: boolean;
  reasons: (ChosenReason | PassedReason)[];
  /** 0 to 100; null when it failed a hard filter. */
  score: number | null;
  /** The points that each weight contributed to the score. */
  parts: Partial<Record<RoutingWeight, number>>;
}

export interface Routing {
  strategy: RoutingStrategy;
  /** First the chosen ones in order, then those that were passed over. */
  candidates: RoutedCandidate[];
}

/** Chooses the strategy for a lead before any center is ranked. */
function strategyOf(lead: LeadToRoute, consented: readonly string[], policy: RoutingPolicy): RoutingStrategy {
  if (lead.serviceId !== null && policy.adminQueueServices.includes(lead.serviceId)) return "admin_queue";
  if (lead.originId === null || !consented.includes(lead.originId)) return "matched";
  return consented.length === 1 ? "origin_exclusive" : "origin_first";
}

/**
 * Decides which centers get a lead, with reasons for each chosen and passed-over center. It is pure: the same facts give the same
 * answer. It can drop a center that the patient named, and never chooses one that the patient did not name.
 */
export function route(lead: LeadToRoute, candidates: readonly RoutingCandidate[], policy: RoutingPolicy): Routing {
  const consented = candidates.filter((candidate) => candidate.consented).map((candidate) => candidate.id);
  const strategy = strategyOf(lead, consented, policy);
  const passed: RoutedCandidate[] = [];
  const eligible: RoutingCandidate[] = [];
  for (const candidate of candidates) {
    const reason = hardFilter(lead, candidate);
    if (reason) passed.push({ provider_id: candidate.id, chosen: false, reasons: [reason], score: null, parts: {} });
    else eligible.push(candidate);
  }
  const ranked = rank(lead, eligible, policy);
  const chosen = strategy === "admin_queue" ? 0 : policy.maxReceivers;
  const decided = ranked.map(({ candidate, score, parts }, place): RoutedCandidate => {
    const isChosen = place < chosen;
    const reasons: RoutedCandidate["reasons"] = isChosen
      ? whyChosen(lead, candidate, eligible)
      : // A rule that is tried on past decisions has to know who came first for what it says of its patients.
        [
          strategy === "admin_queue" ? "waits_for_admin" : "ranked_lower",
          ...(saysYes(lead, candidate) ? ["treats_patients" as const] : []),
        ];
    return { provider_id: candidate.id, chosen: isChosen, reasons, score, parts };
  });
  return { strategy, candidates: [...decided, ...passed] };
}

/** Returns the first rule that excludes a center, or null, in the order in which a person would ask. */
function hardFilter(lead: LeadToRoute, candidate: RoutingCandidate): PassedReason | null {
  // A service that no center lists, such as «Otros», excludes no center here either.
  const asked = lead.serviceFilters ? lead : { ...lead, serviceId: null };
  if (!candidate.consented) return "not_consented";
  if (candidate.alreadyHasIt) return "already_has_it";
  if (candidate.leftOut) return "left_out";
  if (!candidate.listed) return "not_listed";
  if (lead.serviceId !== null && lead.serviceFilters && !candidate.services.includes(lead.serviceId)) return "service_not_offered";
  if (lead.countryCode !== null && candidate.countriesServed !== null && !candidate.countriesServed.includes(lead.countryCode))
    return "country_not_served";
  if (lead.patientGroup !== null && candidate.patientsNotTreated.includes(lead.patientGroup)) return "patients_not_treated";
  if (excludingAgeLimit(lead.age, candidate)) return "age_not_treated";
  if (candidate.paused) return "paused";
  if (!meetsCriteria(asked, candidate.criteria)) return "outside_criteria";
  if (candidate.dailyCap !== null && candidate.offersToday >= candidate.dailyCap) return "daily_cap_reached";
  return null;
}

/** Ranks centers, best first: the origin, then those that say they treat these patients, then by score, then by the longest wait. */
function rank(lead: LeadToRoute, eligible: readonly RoutingCandidate[], policy: RoutingPolicy) {
  const total = Object.values(policy.weights).reduce((sum, weight) => sum + weight, 0);
  const waiting = placesInLine(eligible);
  const scored = eligible.map((candidate) => {
    const shares = sharesOf(lead, candidate, waiting.get(waitingSince(candidate))!, policy);
    const parts: Partial<Record<RoutingWeight, number>> = {};
    for (const name of Object.keys(policy.weights) as RoutingWeight[])
      parts[name] = tenths((100 * policy.weights[name] * shares[name]) / total);
    return { candidate, parts, score: tenths(Object.values(parts).reduce((sum, part) => sum + part, 0)) };
  });
  return scored.sort(
    (a, b) =>
      Number(b.candidate.id === lead.originId) - Number(a.candidate.id === lead.originId) ||
      Number(saysYes(lead, b.candidate)) - Number(saysYes(lead, a.candidate)) ||
      b.score - a.score ||
      waitingSince(a.candidate) - waitingSince(b.candidate) ||
      (a.candidate.id < b.candidate.id ? -1 : 1),
  );
}

/** Maps the moments of the last offers to shares of the queue: 1 for the longest wait, 0 for the shortest. */
function placesInLine(eligible: readonly RoutingCandidate[]): Map<number, number> {
  const moments = eligible.map(waitingSince).sort((a, b) => (a === b ? 0 : a - b));
  const places = new Map<number, number>();
  for (const [longerWaiting, moment] of moments.entries())
    if (!places.has(moment)) places.set(moment, eligible.length <= 1 ? 1 : 1 - longerWaiting / (eligible.length - 1));
  return places;
}

/**
 * Returns how well a center does in each weight, from 0 to 1. Facts that the patient did not give, or that nobody measured, exclude no
 * center.
 */
function sharesOf(
  lead: LeadToRoute,
  candidate: RoutingCandidate,
  placeInLine: number,
  policy: RoutingPolicy,
): Record<RoutingWeight, number> {
  return {
    city: lead.city === null || lead.city === candidate.city ? 1 : 0,
    language: lead.language === null || candidate.languages.length === 0 || candidate.languages.includes(lead.language) ? 1 : 0,
    verification: candidate.verified ? 1 : 0,
    reply: isMeasured(candidate) ? Math.max(0, 1 - candidate.replyMedianHours / policy.slowReplyHours) : 0.5,
    rotation: placeInLine,
  };
}

function whyChosen(lead: LeadToRoute, candidate: RoutingCandidate, eligible: readonly RoutingCandidate[]): ChosenReason[] {
  const reasons: ChosenReason[] = [candidate.id === lead.originId ? "origin" : "named"];
  if (lead.serviceId !== null && lead.serviceFilters) reasons.push("offers_service");
  if (saysYes(lead, candidate)) reasons.push("treats_patients");
  if (lead.city !== null && lead.city === candidate.city) reasons.push("same_city");
  if (lead.language !== null && candidate.languages.includes(lead.language)) reasons.push("speaks_language");
  if (candidate.verified) reasons.push("verified");
  if (isMeasured(candidate) && candidate.replyMedianHours <= 24) reasons.push("replies_fast");
  if (eligible.length > 1 && eligible.every((other) => waitingSince(candidate) <= waitingSince(other))) reasons.push("waited_longest");
  return reasons;
}

function saysYes(lead: LeadToRoute, candidate: RoutingCandidate): boolean {
  return lead.patientGroup !== null && candidate.patientsTreated.includes(lead.patientGroup);
}

function isMeasured(candidate: RoutingCandidate): candidate is RoutingCandidate & { replyMedianHours: number } {
  return candidate.replyMedianHours !== null && candidate.replyCases >= MIN_REPLY_CASES;
}

const waitingSince = (candidate: RoutingCandidate) => candidate.lastOfferedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
const tenths = (value: number) => Math.round(value * 10) / 10;
