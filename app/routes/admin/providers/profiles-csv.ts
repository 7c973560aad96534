import { PROFILES } from "#app/components/providers/profile-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { profilesPage } from "#domain/verification/profile-list.server.ts";

export const handle = { query: PROFILES.query } satisfies Handle;

export const loader = csvOf(PROFILES, profilesPage);
