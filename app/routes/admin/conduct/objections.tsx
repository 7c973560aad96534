import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { DecisionFields } from "#app/components/desk/decision-fields.tsx";
import { DecisionQueue } from "#app/components/desk/decision-queue.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { askedObjections, OBJECTIONS_PATH as PATH, OBJECTION_LIST as SHAPE } from "#app/forms/conduct/objection-list.ts";
import { addressAfter, listAddress, listQuery } from "#app/forms/lists/admin-list.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Facts } from "#app/ui/facts.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { type ListedObjection, OBJECTION_VIEWS, OBJECTIONS_PAGE } from "#domain/conduct/conduct.ts";
import { objectionCounts, objectionsPage } from "#domain/conduct/conduct-queries.server.ts";
import { decideObjection } from "#domain/conduct/decide-objection.server.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { m } from "#messages/m.ts";
import { formatDateTime, formatDays } from "#platform/format.ts";
import { conductLines, VERDICT_NAMES } from "#texts/conduct.ts";
import type { Route } from "./+types/objections";

/** What an administrator presses, and what it means for the objection. */
const DECISIONS = { "dar-razon": "upheld", publicar: "dismissed" } as const;
const DONE = { "dar-razon": m.conduct_desk_done_upheld, publicar: m.conduct_desk_done_dismissed, antes: m.conduct_desk_done_before };

export const handle = { query: { ...listQuery(SHAPE), hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = askedObjections(request.url);
  const [list, counts] = await Promise.all([objectionsPage(db, query), objectionCounts(db)]);
  return { ...list, counts, asked, said: doneIn(request.url, DONE) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const form = await readForm(request);
  const [act, objectionId, reason] = [textOf(form, "accion"), textOf(form, "objecion"), textOf(form, "motivo").trim()];
  if (act !== "dar-razon" && act !== "publicar") throw data(null, { status: 422 });
  if (reason === "" || reason.length > MAX_REASON)
    return data({ objectionId, reason, error: m.conduct_desk_error_reason({ max: MAX_REASON }) }, { status: 422 });
  const decision = { decision: DECISIONS[act], reason };
  const outcome = await decideObjection(context.get(servicesContext).db, objectionId, decision, `admin:${userId}`);
  const { asked } = askedObjections(request.url);
  const address = listAddress(PATH, SHAPE, asked, { page: asked.page });
  throw redirect(href(addressAfter(address, outcome === "done" ? act : "antes")), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.conduct_desk_title(), matches);

/** What centers say against their figures, and what was decided about it. A decision is final. */
export default function AdminConduct({ loaderData: { rows, total, counts, asked, said }, actionData }: Route.ComponentProps) {
  return (
    <DecisionQueue
      {...{ rows, total, counts, asked, path: PATH, shape: SHAPE, views: OBJECTION_VIEWS, pageSize: OBJECTIONS_PAGE }}
      title={m.conduct_desk_title()}
      text={m.conduct_desk_text()}
      said={said && { words: DONE[said](), first: said !== "antes" }}
      refused={actionData ? { id: actionData.objectionId, error: actionData.error } : null}
      search={m.conduct_desk_search()}
      decisions={{
        label: m.conduct_desk_decision(),
        options: [
          { value: "con-razon", label: VERDICT_NAMES.upheld() },
          { value: "sin-razon", label: VERDICT_NAMES.dismissed() },
        ],
      }}
      none={{
        waiting: { title: m.conduct_desk_none(), text: m.conduct_desk_none_text() },
        decided: { title: m.conduct_desk_decided_none(), text: m.conduct_desk_decided_none_text() },
      }}
    >
      {(one) => <Objection key={one.id} one={one} refused={actionData?.objectionId === one.id ? actionData : null} />}
    </DecisionQueue>
  );
}

function Objection({ one, refused }: { one: ListedObjection; refused: { reason: string; error: string } | null }) {
  const { id, center, providerId, objection, objectedAt, from, to, decision, decisionReason, decidedAt, decidedBy } = one;
  return (
    <Panel
      title={center}
      aside={
        <TextLink href={href(`/dashboard/admin/verificacion/${providerId}`)} data-stop>
          {m.verification_claims_profile({ name: center })}
        </TextLink>
      }
    >
      <Facts
        facts={[
          { key: "figures", label: m.conduct_desk_figures(), value: conductLines(one).join(". ") },
          { key: "days", label: m.conduct_desk_days(), value: formatDays(from, to) },
          { key: "at", label: m.conduct_desk_at(), value: formatDateTime(objectedAt) },
          ...(decision && decidedAt
            ? [
                { key: "decision", label: m.conduct_desk_decision(), value: VERDICT_NAMES[decision]() },
                {
                  key: "decided",
                  label: m.conduct_desk_decided_at(),
                  value: formatDateTime(decidedAt),
                  detail: decidedBy ?? m.desk_calls_team(),
                },
                { key: "reason", label: m.conduct_desk_reason(), value: decisionReason, long: true },
              ]
            : []),
        ]}
      />
      <blockquote className="max-w-[64ch] whitespace-pre-line wrap-anywhere">{objection}</blockquote>
      {!decision && (
        <Form method="post" noValidate className="grid gap-3">
          <input type="hidden" name="objecion" value={id} />
          <DecisionFields
            about={center}
            label={m.conduct_desk_reason()}
            hint={m.conduct_desk_reason_hint()}
            required
            maxLength={MAX_REASON}
            reason={refused?.reason}
            error={refused?.error}
            acts={[
              { value: "dar-razon", label: m.conduct_desk_uphold(), kind: "primary" },
              { value: "publicar", label: m.conduct_desk_dismiss(), kind: "outline" },
            ]}
          />
        </Form>
      )}
    </Panel>
  );
}
