import type { ListingFacts } from "#domain/listing/steps.ts";
import type { ProviderType } from "./checklist.ts";

/** `imported`: pending too, but nobody asked: they come from a file or from our own team, and have a pace of their own. */
export const VIEWS = ["pending", "imported", "changes", "papers", "expiring", "published", "verified", "returned"] as const;
export type View = (typeof VIEWS)[number];
export const SORTS = ["waiting", "name"] as const;
export const PAGE_SIZE = 25;
/** Somebody who opened a profile this many minutes ago may still be working on it. */
export const OPEN_MINUTES = 15;

export interface QueuedProfile {
  readonly id: string;
  readonly name: string;
  readonly type: ProviderType;
  readonly city: string | null;
  readonly status: ListingFacts["status"];
  /** The moment since when it waits: when it was sent, or created. */
  readonly since: Date;
  /** True when it was public before. */
  readonly again: boolean;
  /** The number of unchecked papers. */
  readonly received: number;
  /** The day on which the first of its accepted licences expires. */
  readonly licenceUntil: string | null;
  /** Another person who has it open. */
  readonly openBy: string | null;
  /** The number of waiting changes to what we verified. */
  readonly changes: number;
}

/** The filters of a list of profiles, and its order. */
export interface QueueFilters {
  readonly search: string | null;
  readonly view: View;
  readonly sort: (typeof SORTS)[number];
  readonly descending: boolean;
  readonly type: string | null;
  readonly city: string | null;
}

export interface QueueQuestion extends QueueFilters {
  /** Counted from 1. */
  readonly page: number;
}
