import { currentPapers, type ProviderDocument, requiredDocuments } from "#domain/listing/documents.ts";

/** What is compared with the papers. The papers themselves are accepted or returned one by one. */
export const ITEMS = ["identity", "team", "laboratory"] as const;
export type Item = (typeof ITEMS)[number];

export type ProviderType = Parameters<typeof requiredDocuments>[0];

/** The longest finding. */
export const MAX_FOUND = 300;

/** The kinds of paper on which an item is read. */
const PROVED_BY: Readonly<Record<Item, readonly ProviderDocument["kind"][]>> = {
  identity: ["habilitacion", "exequatur"],
  team: ["exequatur", "habilitacion"],
  laboratory: ["laboratorio", "habilitacion"],
};

/** What a profile says that a paper may prove. */
interface Said {
  readonly address: string | null;
  readonly city: string | null;
  readonly team: readonly string[];
  readonly services: readonly string[];
}

/** Returns what a profile says about an item besides its name: each has to be found on the papers. */
export const saidOf = ({ address, city, team, services }: Said, item: Item): readonly string[] =>
  item === "identity" ? [[address, city].filter(Boolean).join(", ")].filter(Boolean) : item === "team" ? team : services;

/** Returns the papers that may prove an item. */
export const papersFor = (papers: readonly ProviderDocument[], item: Item): ProviderDocument[] =>
  currentPapers(papers).filter(({ kind }) => PROVED_BY[item].includes(kind));

/** What somebody of our team found, and when. */
export interface Check {
  readonly id: string;
  readonly item: Item;
  readonly verdict: "matches" | "differs";
  readonly found: string;
  readonly checkedBy: string;
  readonly checkedAt: Date;
}

export const DECISIONS = ["published", "verified", "renewed", "returned", "suspended"] as const;
export type Decision = (typeof DECISIONS)[number];

/** Returns what is checked for a kind of profile: only centers have a laboratory. */
export const itemsOf = (type: ProviderType): readonly Item[] => (type === "clinic" ? ITEMS : ["identity", "team"]);

/** What a profile lacks to be public, or verified. */
export type Missing = Item | ProviderDocument["kind"];

interface Facts {
  readonly type: ProviderType;
  readonly checks: readonly Check[];
  /** Newest first. */
  readonly papers: readonly ProviderDocument[];
  /** A day in Santo Domingo. */
  readonly today: string;
}

/** Lists what must match before a profile is public, and what else before it is verified. */
export function missingOf({ type, checks, papers, today }: Facts): { publish: Missing[]; verify: Missing[] } {
  const matches = (item: Item) => checks.some((check) => check.item === item && check.verdict === "matches");
  const holds = (kind: ProviderDocument["kind"]) =>
    currentPapers(papers).some(
      (paper) => paper.kind === kind && paper.state === "accepted" && (paper.expiresOn === null || paper.expiresOn >= today),
    );
  const items = itemsOf(type).filter((item) => !matches(item));
  const publish: Missing[] = [...items.filter((item) => item === "identity"), ...requiredDocuments(type).filter((kind) => !holds(kind))];
  return { publish, verify: [...publish, ...items.filter((item) => item !== "identity")] };
}

/** The decisions that are possible in each status. */
export const OPEN_DECISIONS: Readonly<Record<"draft" | "pending" | "published" | "verified" | "returned", readonly Decision[]>> = {
  draft: [],
  pending: ["published", "verified", "returned"],
  published: ["verified", "suspended"],
  verified: ["renewed", "suspended"],
  returned: [],
};
