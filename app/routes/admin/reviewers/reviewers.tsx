import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { InvitationFields } from "#app/components/reviewers/invitation-fields.tsx";
import { REVIEWERS } from "#app/components/reviewers/reviewer-list.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { readInvitation } from "#app/forms/reviewers/invitation-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Note } from "#app/ui/note.tsx";
import { inviteReviewer } from "#domain/reviewers/invite-reviewer.server.ts";
import { listReviewers } from "#domain/reviewers/review-queries.server.ts";
import { REVIEWER_LENGTHS } from "#domain/reviewers/reviewer.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/reviewers";

const DONE = { invitada: m.reviewers_done_invited, otra: m.reviewers_done_again } as const;

export const handle = { query: { ...REVIEWERS.query, hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = REVIEWERS.read(request.url);
  const done = doneIn(request.url, DONE);
  return { ...(await listReviewers(context.get(servicesContext).db, asked)), asked, done };
}

export async function action({ context, request }: Route.ActionArgs) {
  const read = readInvitation(await readForm(request));
  if (!read.ok) return data({ typed: read.typed, wrong: read.wrong, taken: false }, { status: 422 });
  const outcome = await inviteReviewer(context.get(servicesContext), viewerOf(context).userId, read.invitation);
  if (outcome === "taken") return data({ typed: read.invitation, wrong: [], taken: true }, { status: 422 });
  throw redirect(href(`${REVIEWERS.path}?hecho=${outcome === "invited" ? "invitada" : "otra"}`), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.reviewers_title(), matches);

/** Who may sign texts, what waits for each of them, and the invitation of somebody new. */
export default function Reviewers({ loaderData: { rows, total, asked, pageSize, done }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.reviewers_title()} subtitle={m.reviewers_subtitle()}>
      {done && !actionData && (
        <Note kind="ok" live>
          {DONE[done]()}
        </Note>
      )}
      <AdminList
        title={m.reviewers_title()}
        {...REVIEWERS.shown(asked, null)}
        {...{ rows, total, pageSize }}
        none={{ title: m.reviewers_none(), text: m.reviewers_none_text() }}
      />
      <Panel title={m.reviewers_invite_title()} id="invitar">
        <p className="max-w-text text-ink-2">{m.reviewers_invite_text()}</p>
        <InvitationFields typed={actionData?.typed ?? null} errors={actionData ? errorsOf(actionData) : {}} />
      </Panel>
    </DashboardPage>
  );
}

function errorsOf({ wrong, taken }: { wrong: readonly string[]; taken: boolean }) {
  const said = {
    name: m.reviewers_name_error({ max: REVIEWER_LENGTHS.name }),
    profession: m.reviewers_profession_error(),
    specialty: m.reviewers_specialty_error({ max: REVIEWER_LENGTHS.specialty }),
    licence: m.reviewers_licence_error({ max: REVIEWER_LENGTHS.licence }),
    email: m.reviewers_email_error(),
  };
  if (taken) return { email: m.reviewers_email_taken() };
  return Object.fromEntries(Object.entries(said).filter(([field]) => wrong.includes(field)));
}
