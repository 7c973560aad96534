import { INFORMATION } from "#domain/listing/steps.ts";
import type { AskedRows } from "#platform/db/list-page.ts";
import type { ProviderType } from "./checklist.ts";
import type { QueuedProfile } from "./queue.ts";

export const PROFILES_PAGE = 25;

/** Centers have one list, and specialists another. */
export const PROFILE_KINDS = ["centros", "especialistas"] as const;
export type ProfileKind = (typeof PROFILE_KINDS)[number];
export const PROFILE_VIEWS = ["todos", "publicos", "verificados", "pendientes", "devueltos", "borradores", "incompletos"] as const;
export type ProfileView = (typeof PROFILE_VIEWS)[number];
export const PROFILE_SORTS = ["cambio", "nombre"] as const;
export type ProfileSort = (typeof PROFILE_SORTS)[number];

export interface AskedProfiles extends AskedRows<ProfileSort> {
  readonly kind: ProfileKind;
  readonly view: ProfileView;
  readonly type: string | null;
  readonly city: string | null;
  /** Whether somebody manages it. */
  readonly managed: boolean | null;
  /** The id of a badge that it has. */
  readonly badge: string | null;
}

export interface ListedProfile {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly type: ProviderType;
  readonly city: string | null;
  readonly status: QueuedProfile["status"];
  /** The first of its owners, and the number of its other managers. */
  readonly manager: string | null;
  readonly moreManagers: number;
  /** The number of required facts that are missing. */
  readonly missing: number;
  readonly badges: readonly string[];
  readonly changedAt: Date;
}

/** The number of required facts of a profile. */
export const ASKED_INFORMATION = INFORMATION.length;

export const kindOf = (type: ProviderType): ProfileKind => (type === "clinic" ? "centros" : "especialistas");
