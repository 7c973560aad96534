import type { ListingFacts } from "#domain/listing/steps.ts";
import type { ProviderType } from "./checklist.ts";

export const VIEWS = ["pending", "changes", "papers", "expiring", "published", "verified", "returned"] as const;
export type View = (typeof VIEWS)[number];
export const SORTS = ["waiting", "name"] as const;
export const PAGE_SIZE = 25;
/** Somebody who opened a profile so many minutes ago may still be at it. */
export const OPEN_MINUTES = 15;

export interface QueuedProfile {
  readonly id: string;
  readonly name: string;
  readonly type: ProviderType;
  readonly city: string | null;
  readonly status: ListingFacts["status"];
  /** Since when it waits: when it was sent, or came. */
  readonly since: Date;
  /** It was public before. */
  readonly again: boolean;
  /** Papers that nobody has looked at. */
  readonly received: number;
  /** The day on which the first of its accepted licences ends. */
  readonly licenceUntil: string | null;
  /** Who else has it open. */
  readonly openBy: string | null;
  /** Changes of what we verified that wait. */
  readonly changes: number;
}

/** Which profiles a list has, and in what order. */
export interface QueueFilters {
  readonly search: string | null;
  readonly view: View;
  readonly sort: (typeof SORTS)[number];
  readonly descending: boolean;
  readonly type: string | null;
  readonly city: string | null;
}

export interface QueueQuestion extends QueueFilters {
  /** From 1. */
  readonly page: number;
}
