import Papa from "papaparse";
import { data } from "react-router";
import { asFile } from "#app/components/wallet/asked-statement.server.ts";
import { servicesContext } from "#app/context.ts";
import { DRAFT_QUERY, sentNumbers } from "#app/forms/policy/read-draft.ts";
import type { Handle } from "#app/handle.ts";
import { m } from "#app/paraglide/messages.js";
import { loadRoutingPolicy } from "#domain/leads/routing-candidates.server.ts";
import { readDraft } from "#domain/policy/draft.ts";
import { tryDraft } from "#domain/policy/try-draft.server.ts";
import type { Route } from "./+types/policy-csv";

export const handle = { query: DRAFT_QUERY } satisfies Handle;

/** A dry run as a table, one row a request. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const { draft, errors } = readDraft(
    sentNumbers((key) => searchParams.get(key)),
    await loadRoutingPolicy(db),
  );
  if (Object.keys(errors).length > 0) throw data(null, { status: 422 });
  const { repeated, names } = await tryDraft(db, draft);
  const named = (ids: readonly string[] | null) => ids?.map((id) => names.get(id) ?? id).join(" · ") ?? m.policy_dot_unknown();
  const rows = repeated.map(({ decision, before, after, changed }) => [
    decision.number,
    decision.at.toISOString(),
    decision.service ?? "",
    named(before),
    named(after),
    changed ? m.policy_csv_yes() : m.policy_csv_no(),
  ]);
  const head = [
    m.policy_csv_number(),
    m.policy_csv_date(),
    m.policy_csv_service(),
    m.policy_csv_before(),
    m.policy_csv_after(),
    m.policy_csv_changed(),
  ];
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  const table = `\uFEFF${Papa.unparse([head, ...rows], { escapeFormulae: true, newline: "\r\n" })}\r\n`;
  return asFile(table, "text/csv; charset=utf-8", "prueba-en-seco.csv");
}
