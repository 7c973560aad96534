import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { data, redirect } from "react-router";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { requireArea, requireTeam } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { messageForTeam, type TeamMessage } from "#domain/inbox/inbox-queries.server.ts";
import { markMessage } from "#domain/inbox/mark-message.server.ts";
import { canBecome, type MessageStatus } from "#domain/inbox/message.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { KIND_NAMES, STATUS_NAMES } from "#texts/inbox.ts";
import { teamFacts } from "#texts/team-facts.ts";
import type { Route } from "./+types/team-message";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  requireTeam(context, request);
  await requireArea(context, "people", "see");
  const services = context.get(servicesContext);
  const message = await messageForTeam(services, tokenOf(request, params));
  return data({ message, address: canonical(services.publicUrl, "/") }, { status: message ? 200 : 404 });
}

/** `contestado` stops the clock; `cerrado` says that nothing is left to do. */
export async function action({ request, params, context }: Route.ActionArgs) {
  requireTeam(context);
  const { userId } = await requireArea(context, "people", "act");
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const to = ({ contestado: "answered", cerrado: "closed" } as const)[textOf(form, "estado")];
  const message = await messageForTeam(services, tokenOf(request, params));
  if (!message || !to) return data(null, { status: message ? 422 : 404 });
  await markMessage({ ...services, actor: `admin:${userId}` }, { messageId: message.id, to });
  throw redirect(href(`/bandeja/${params.token}`), { status: 303 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.contact_team_page_title(),
    description: m.contact_team_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.address,
    index: false,
  });
}

const BADGES: Record<MessageStatus, BadgeKind> = { new: "pending", answered: "verified", closed: "neutral" };

/** One message to our own team: the link of a notice names it, and only an administrator opens it. */
export default function TeamMessagePage({ loaderData: { message }, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  if (!message) return <DeadLink title={m.contact_dead_title()} text={m.contact_team_dead_text()} site={site} />;
  const { number, kind, status, createdAt, answeredAt, form } = message;
  const answered = answeredAt ? [{ key: "answered", label: STATUS_NAMES.answered(), value: formatDateTime(answeredAt) }] : [];
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="title-1">{form.nombre}</h1>
        <Badge kind={BADGES[status]}>{STATUS_NAMES[status]()}</Badge>
      </div>
      <p className="mt-3 lead">{m.contact_team_lead({ number, kind: KIND_NAMES[kind](), date: formatDateTime(createdAt) })}</p>
      <div className="mt-9 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_400px]">
        <Card as="section">
          <h2 className="title-3">{m.contact_team_message()}</h2>
          <p className="mt-3 whitespace-pre-line">{form.mensaje || m.contact_team_no_message()}</p>
          <Facts className="mt-6" facts={[...teamFacts(message), ...answered]} />
        </Card>
        <div className="grid gap-5 md:sticky md:top-25">
          <Answer message={message} />
          <Mark status={status} />
        </div>
      </div>
    </main>
  );
}

function Answer({ message: { number, form, phone } }: { message: TeamMessage }) {
  const mail = `mailto:${encodeURIComponent(form.email)}?subject=${encodeURIComponent(m.contact_team_subject({ number }))}`;
  return (
    <Card as="section" panel className="elevation-2!">
      <h2 className="title-4">{m.contact_team_answer()}</h2>
      <div className="mt-4 grid gap-2.5">
        <Button kind="primary" wide icon={<Mail />} href={mail}>
          {m.contact_team_mail()}
        </Button>
        {phone?.startsWith("+") && (
          <>
            <Button kind="outline" wide icon={<MessageCircle />} href={`https://wa.me/${phone.slice(1)}`} rel="noopener">
              {m.leads_metodoContacto_whatsapp()}
            </Button>
            <Button kind="outline" wide icon={<Phone />} href={`tel:${phone}`}>
              {phone}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

function Mark({ status }: { status: MessageStatus }) {
  return (
    <form method="post" className="flex flex-wrap gap-2.5">
      {canBecome(status, "answered") && (
        <Button type="submit" kind="tonal" size="s" name="estado" value="contestado">
          {m.contact_team_mark_answered()}
        </Button>
      )}
      {canBecome(status, "closed") && (
        <Button type="submit" kind="quiet" size="s" name="estado" value="cerrado">
          {m.contact_team_mark_closed()}
        </Button>
      )}
    </form>
  );
}
