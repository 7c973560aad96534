import type { AuditAct } from "./acts.ts";

/** The noun of an act, which is the first word of its code. */
export type AuditNoun = AuditAct extends `${infer Noun}.${string}` ? Noun : never;

export const AUDIT_AREAS = ["people", "directory", "content", "requests", "consultations", "money", "system"] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];

const AREAS: Readonly<Record<AuditNoun, AuditArea>> = {
  account: "people",
  admin: "people",
  alert: "system",
  audit: "system",
  automatic: "money",
  backup: "system",
  badge: "directory",
  catalog: "directory",
  claim: "directory",
  companion: "people",
  conduct: "directory",
  consultation: "consultations",
  consultations: "consultations",
  content: "content",
  credit: "money",
  document: "directory",
  draft: "content",
  export: "system",
  featured: "money",
  figures: "system",
  fiscal: "money",
  followup: "requests",
  import: "directory",
  job: "system",
  lead: "requests",
  mail: "system",
  menu: "content",
  message: "requests",
  newsletter: "content",
  notices: "people",
  offer: "requests",
  offers: "requests",
  partner: "system",
  passkey: "people",
  password: "people",
  patient: "people",
  person: "people",
  photo: "directory",
  picture: "content",
  policy: "requests",
  practice: "directory",
  price: "money",
  provider: "directory",
  push: "people",
  quote: "requests",
  return: "money",
  review: "directory",
  reviewer: "people",
  role: "people",
  second_factor: "people",
  session: "people",
  setting: "system",
  source: "content",
  statement: "content",
  team: "people",
  thread: "requests",
  top_up: "money",
  user: "people",
  users: "people",
  wallet: "money",
  webhook: "system",
};

/** Returns the area of an act; null for an act of an older version. */
export function areaOf(action: string): AuditArea | null {
  const noun = action.split(".", 1)[0]!;
  return Object.hasOwn(AREAS, noun) ? AREAS[noun as AuditNoun] : null;
}

export const nounsOf = (area: AuditArea): string[] => Object.keys(AREAS).filter((noun) => AREAS[noun as AuditNoun] === area);
