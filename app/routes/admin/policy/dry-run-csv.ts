import { data } from "react-router";
import { csvDoor, wholeList } from "#app/forms/lists/csv-door.server.ts";
import { DRAFT_QUERY, sentNumbers } from "#app/forms/policy/read-draft.ts";
import type { Handle } from "#app/handle.ts";
import { readDraft } from "#domain/policy/draft.ts";
import type { Repeated } from "#domain/policy/dry-run.ts";
import { loadRoutingPolicy } from "#domain/policy/policy-queries.server.ts";
import { tryDraft } from "#domain/policy/try-draft.server.ts";
import { m } from "#messages/m.ts";

export const handle = { query: DRAFT_QUERY } satisfies Handle;

/** Returns a dry run as a table, one row a request. */
export const loader = csvDoor<Repeated>("prueba-en-seco", async ({ url }, { db }) => {
  const { searchParams } = new URL(url);
  const { draft, errors } = readDraft(
    sentNumbers((key) => searchParams.get(key)),
    await loadRoutingPolicy(db),
  );
  if (Object.keys(errors).length > 0) throw data(null, { status: 422 });
  const { repeated, names } = await tryDraft(db, draft);
  const named = (ids: readonly string[] | null) => ids?.map((id) => names.get(id) ?? id).join(" · ") ?? m.policy_dot_unknown();
  return {
    view: "all",
    read: async () => wholeList(repeated),
    columns: [
      [m.policy_csv_number(), ({ decision }) => decision.number],
      [m.policy_csv_date(), ({ decision }) => decision.at],
      [m.policy_csv_service(), ({ decision }) => decision.service],
      [m.policy_csv_before(), ({ before }) => named(before)],
      [m.policy_csv_after(), ({ after }) => named(after)],
      [m.policy_csv_changed(), ({ changed }) => (changed ? m.policy_csv_yes() : m.policy_csv_no())],
    ],
  };
});
