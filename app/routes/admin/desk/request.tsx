import { data, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { LeadActs } from "#app/components/desk/lead-acts.tsx";
import { LeadPerson } from "#app/components/desk/lead-person.tsx";
import { LeadRecord } from "#app/components/desk/lead-record.tsx";
import { LeadScore } from "#app/components/desk/lead-score.tsx";
import { STATUS_BADGES } from "#app/components/desk/queue-card.tsx";
import { WhoLooked } from "#app/components/desk/who-looked.tsx";
import { AdvicePanel } from "#app/components/inbox/admin/advice-panel.tsx";
import { TeamReplies } from "#app/components/inbox/admin/message-replies.tsx";
import { servicesContext } from "#app/context.ts";
import { decideOnLead, doneMessage } from "#app/forms/desk/decide-on-lead.server.ts";
import { callAddress } from "#app/forms/desk/take-call.server.ts";
import { refusedUnlessProved } from "#app/forms/identity/recent-proof.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { slugs } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Note } from "#app/ui/note.tsx";
import { callLinkToSend } from "#domain/desk/call-link.server.ts";
import { leadForDesk, openLeadForAdmin } from "#domain/desk/lead-detail.server.ts";
import { whoLooked } from "#domain/desk/who-looked.server.ts";
import { openReplies } from "#domain/inbox/open-message.server.ts";
import { adviceStanding } from "#domain/inbox/team-list.server.ts";
import { leaveOfActor } from "#domain/leads/lead-access.ts";
import { m } from "#messages/m.ts";
import { LEAD_STATUS_NAMES } from "#texts/desk.ts";
import { teamFacts } from "#texts/team-facts.ts";
import type { Route } from "./+types/request";

export const handle = { query: { hecho: slugs(20) } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { userId, provedRecently, secondFactor } = viewerOf(context);
  const lead = await leadForDesk({ ...services, actor: `admin:${userId}` }, params.id);
  if (!lead) throw data(null, { status: 404 });
  const [advice, looks] = await Promise.all([
    adviceStanding(services.db, lead.id),
    whoLooked(services.db, { noted: [lead], accounts: [] }),
  ]);
  const done = doneMessage(new URL(request.url).searchParams.get("hecho"));
  return { lead, advice, looks, takesReplies: services.takesReplies, done, proof: { recent: provedRecently, secondFactor } };
}

/**
 * `abrir` shows the contact data and the message about advice once and logs that, to somebody who proved lately that it is they; every other act
 * decides something and returns.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const viewer = viewerOf(context);
  const { userId } = viewer;
  const services = context.get(servicesContext);
  const ctx = { ...services, actor: `admin:${userId}` as const };
  const form = await readForm(request);
  const act = textOf(form, "accion");
  if (act === "abrir") {
    const refused = await refusedUnlessProved({ auth: services.auth, viewer, headers: request.headers }, form);
    if (refused) return data({ opened: null, error: null, refused }, { status: refused.outcome === "limited" ? 429 : 422 });
    const opened = await openLeadForAdmin(ctx, userId, params.id);
    if (!opened) throw data(null, { status: 404 });
    const facts = teamFacts({ form: opened.form, phone: opened.phone, service: null, careLanguage: null });
    const { mensaje, nombre, email, metodoContacto } = opened.form;
    const link = await callLinkToSend(ctx, params.id);
    const callLink = link && { ...link, url: callAddress(services, link.token) };
    const replies = await openReplies(services, leaveOfActor(ctx.actor, params.id));
    return {
      opened: { facts, message: mensaje, name: nombre, email, method: metodoContacto, phone: opened.phone, replies, callLink },
      error: null,
      refused: null,
    };
  }
  const result = await decideOnLead(ctx, userId, params.id, act, form);
  if (result === "not-found") throw data(null, { status: 404 });
  if (result === "unknown") throw data(null, { status: 422 });
  if ("error" in result) return data({ opened: null, error: result, refused: null }, { status: result.status });
  throw redirect(href(`/dashboard/admin/solicitudes/${params.id}?hecho=${result.done}`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  dashboardMeta(m.desk_request_title({ number: (loaderData as { lead?: { number: string } } | undefined)?.lead?.number ?? "" }), matches);

/** One request: what was decided about it, why, and what an administrator can do now. */
export default function AdminRequest({ loaderData: { lead, advice, looks, takesReplies, done, proof }, actionData }: Route.ComponentProps) {
  const { number, status, teamVerdict, service, city } = lead;
  const refused = actionData?.refused ?? undefined;
  const asksProof = refused !== undefined || !proof.recent;
  return (
    <DashboardPage>
      <BackLink href={href("/dashboard/admin/solicitudes")}>{m.desk_back()}</BackLink>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="title-2 text-[1.8125rem] md:text-[2.125rem]">{m.desk_request_title({ number })}</h1>
          <Badge kind={STATUS_BADGES[status]}>{LEAD_STATUS_NAMES[status]()}</Badge>
          {teamVerdict === "qualified" && <Badge kind="info">{m.desk_verdict_qualified()}</Badge>}
        </div>
        <p className="text-ink-2">{[service ?? m.desk_no_service(), city].filter(Boolean).join(", ")}</p>
      </div>
      {done && (
        <Note kind="ok" live>
          {done}
        </Note>
      )}
      {lead.attachedTo && (
        <Note kind="info">
          <p>
            {m.desk_attached()}{" "}
            <a className="link" href={href(`/dashboard/admin/solicitudes/${lead.attachedTo.id}`)}>
              {lead.attachedTo.number}
            </a>
            . {m.desk_attached_text()}
          </p>
        </Note>
      )}
      {actionData?.error && <ToldNote kind="error">{actionData.error.error}</ToldNote>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
          {advice && <AdvicePanel advice={advice} takesReplies={takesReplies} />}
          <LeadPerson
            lead={lead}
            opened={actionData?.opened ?? null}
            proof={asksProof ? { secondFactor: proof.secondFactor, refused } : null}
          />
          {actionData?.opened && actionData.opened.replies.length > 0 && <TeamReplies replies={actionData.opened.replies} />}
          <WhoLooked looks={looks} />
          <LeadScore lead={lead} />
          <LeadRecord lead={lead} />
        </div>
        <LeadActs lead={lead} refused={actionData?.error ?? null} />
      </div>
    </DashboardPage>
  );
}
