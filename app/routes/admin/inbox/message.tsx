import { data, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { TeamContact } from "#app/components/desk/team-contact.tsx";
import { CloseMessage, MessageAssignee } from "#app/components/inbox/admin/message-acts.tsx";
import { ReplyForm, TeamReplies } from "#app/components/inbox/admin/message-replies.tsx";
import { EraseLink } from "#app/components/people/erase-link.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { actOnMessage } from "#app/forms/inbox/act-on-message.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { openMessage } from "#domain/inbox/open-message.server.ts";
import { teamMembers } from "#domain/inbox/team-list.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { KIND_NAMES, MESSAGE_DONE, STATUS_NAMES } from "#texts/inbox.ts";
import { teamFacts } from "#texts/team-facts.ts";
import type { Route } from "./+types/message";

const PATH = "/dashboard/admin/mensajes";

export const handle = { query: { hecho: oneOf(Object.keys(MESSAGE_DONE)) } } satisfies Handle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const [message, team] = await Promise.all([openMessage({ ...services, actor: `admin:${userId}` }, params.id), teamMembers(services.db)]);
  if (!message) throw data(null, { status: 404 });
  return { message, team, takesReplies: services.takesReplies, done: doneIn(request.url, MESSAGE_DONE) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const ctx = { ...context.get(servicesContext), actor: `admin:${userId}` as const };
  const acted = await actOnMessage(ctx, { messageId: params.id, userId }, await readForm(request));
  if (!acted) throw data(null, { status: 404 });
  if ("refused" in acted) return data(acted.refused, { status: acted.refused.status });
  throw redirect(href(`${PATH}/${params.id}?hecho=${acted.done}`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => dashboardMeta(loaderData?.message.number ?? m.inbox_title(), matches);

/** One message to our own team: what it says, what was answered, and what can be done with it. */
export default function AdminMessage({ loaderData: { message, team, takesReplies, done }, actionData }: Route.ComponentProps) {
  const { number, kind, status, createdAt, answeredAt, form } = message;
  const errorOf = (act: string) => (actionData?.act === act ? actionData.error : undefined);
  const facts = [
    { key: "status", label: m.inbox_state(), value: STATUS_NAMES[status]() },
    ...teamFacts(message),
    ...(answeredAt ? [{ key: "answered", label: STATUS_NAMES.answered(), value: formatDateTime(answeredAt) }] : []),
  ];
  return (
    <DashboardPage title={number} subtitle={m.inbox_lead({ kind: KIND_NAMES[kind](), date: formatDateTime(createdAt) })}>
      <BackLink href={href(PATH)}>{m.inbox_title()}</BackLink>
      {done && !actionData && (
        <Note kind={done === "igual" ? "caution" : "ok"} live>
          {MESSAGE_DONE[done]()}
        </Note>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Panel title={m.inbox_written()}>
            <p className="whitespace-pre-line wrap-anywhere">{form.mensaje || m.contact_team_no_message()}</p>
            <TeamContact number={number} name={form.nombre} email={form.email} phone={message.phone} method={form.metodoContacto} />
            <Facts facts={facts} />
            <p className="text-ink-2 text-sm">{m.inbox_opened_logged()}</p>
            {kind === "request" && <TextLink href={href(`/dashboard/admin/solicitudes/${message.id}`)}>{m.inbox_to_request()}</TextLink>}
          </Panel>
          {message.replies.length > 0 && <TeamReplies replies={message.replies} />}
          <ReplyForm message={message} takesReplies={takesReplies} refused={actionData?.act === "responder" ? actionData : undefined} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <MessageAssignee message={message} team={team} error={errorOf("asignar")} />
          <CloseMessage status={status} error={errorOf("cerrar")} />
          <EraseLink start={{ kind: kind === "request" ? "lead" : "message", id: message.id }} />
        </div>
      </div>
    </DashboardPage>
  );
}
