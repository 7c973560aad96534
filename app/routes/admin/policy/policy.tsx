import { useState } from "react";
import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { servicesContext } from "#app/context.ts";
import { DRAFT_QUERY, numbersOf, sentNumbers } from "#app/forms/policy/read-draft.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { DRAFT_NUMBERS, isSame, readDraft } from "#domain/policy/draft.ts";
import { DRY_RUN_DAYS } from "#domain/policy/past-decisions.server.ts";
import { policyVersions } from "#domain/policy/policy-queries.server.ts";
import { MAX_REASON, savePolicy } from "#domain/policy/save-policy.server.ts";
import { ENOUGH_DECISIONS, tryDraft } from "#domain/policy/try-draft.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import type { Route } from "./+types/policy";
import { DryRun } from "./dry-run.tsx";
import { SavePanel } from "./save-panel.tsx";
import { shownTrial } from "./shown-trial.server.ts";
import { Versions } from "./versions.tsx";
import { WeightsForm } from "./weights-form.tsx";

const PATH = "/dashboard/admin/politica";

export const handle = { query: DRAFT_QUERY } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const versions = await policyVersions(db);
  const inForce = versions[0]!;
  const sent = sentNumbers((key) => searchParams.get(key));
  const { draft, errors } = readDraft(sent, inForce.policy);
  const trying = !isSame(draft, inForce.policy) || Object.keys(errors).length > 0;
  const trial = trying && Object.keys(errors).length === 0 ? shownTrial(await tryDraft(db, draft)) : null;
  return {
    versions,
    inForce,
    sent,
    draft,
    errors,
    trying,
    trial,
    days: DRY_RUN_DAYS,
    enough: ENOUGH_DECISIONS,
    maxReason: MAX_REASON,
    saved: searchParams.get("hecho") !== null,
  };
}

/** Puts the tried numbers in force, with the reason. */
export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const [inForce] = await policyVersions(services.db);
  const { draft, errors } = readDraft(
    sentNumbers((key) => (Object.hasOwn(form, key) ? textOf(form, key) : null)),
    inForce!.policy,
  );
  const reason = textOf(form, "motivo").trim();
  const after = /^\d{1,6}$/.test(textOf(form, "despues")) ? Number(textOf(form, "despues")) : -1;
  const refuse = (error: string, status: 409 | 422) => data({ reason, error, after: status === 409 ? null : after }, { status });
  if (Object.keys(errors).length > 0) return refuse(m.policy_save_stale(), 422);
  if (reason === "" || reason.length > MAX_REASON) return refuse(m.policy_error_reason({ most: MAX_REASON }), 422);
  const { outcome } = await savePolicy(services, userId, { draft, reason, after });
  if (outcome === "same") return refuse(m.policy_error_same(), 422);
  if (outcome === "changed") return refuse(m.policy_error_changed(), 409);
  throw redirect(href(`${PATH}?hecho=guardada`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.policy_title(), matches);

/** The rule that ranks centers: its numbers, what other numbers would have done, its versions, and how to put one in force. */
export default function AdminPolicy({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, inForce, sent, draft, errors, trying, trial, days, enough, maxReason, saved } = loaderData;
  const next = inForce.version + 1;
  const tried = numbersOf(draft);
  // The values of the fields; a draft that was not tried yet cannot be saved.
  const start = Object.fromEntries(DRAFT_NUMBERS.map((name) => [name, sent[name] ?? String(tried[name])])) as Record<
    keyof typeof tried,
    string
  >;
  const from = JSON.stringify(start);
  const [moved, setMoved] = useState({ from, fields: start });
  const fields = moved.from === from ? moved.fields : start;
  const stale = DRAFT_NUMBERS.some((name) => fields[name] !== start[name]);
  const since = m.policy_in_force({ version: inForce.version, date: formatDate(inForce.since) });
  return (
    <DashboardPage
      title={m.policy_title()}
      subtitle={trying || stale ? `${since} ${m.policy_trying({ version: next })}` : since}
      actions={
        trying && (
          <div className="flex flex-wrap items-center gap-x-5">
            <TextLink href={href(PATH)}>{m.policy_discard({ version: next })}</TextLink>
            {trial && (
              <Button kind="primary" size="s" href="#guardar">
                {m.policy_to_reason()}
              </Button>
            )}
          </div>
        )
      }
    >
      {saved && !trying && (
        <Note kind="ok" live>
          {m.policy_saved({ version: inForce.version })}
        </Note>
      )}
      <WeightsForm
        inForce={inForce}
        fields={fields}
        draft={draft}
        errors={errors}
        stale={stale}
        onChange={(name, value) => setMoved({ from, fields: { ...fields, [name]: value } })}
      />
      {trial && <DryRun trial={trial} draft={draft} version={inForce.version} days={days} enough={enough} stale={stale} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-2">
        <Versions versions={versions} trying={trying} />
        <SavePanel
          version={inForce.version}
          draft={draft}
          ready={trial !== null && !stale}
          stale={stale}
          maxReason={maxReason}
          refused={actionData ?? null}
        />
      </div>
    </DashboardPage>
  );
}
