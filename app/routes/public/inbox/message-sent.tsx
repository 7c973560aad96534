import MailCheck from "lucide-react/icons/mail-check";
import MessageCircle from "lucide-react/icons/message-circle";
import Trash2 from "lucide-react/icons/trash-2";
import { data } from "react-router";
import { sentFacts } from "#app/components/shell/sent-facts.tsx";
import { NothingSent, Receipt, SentPage } from "#app/components/shell/sent-page.tsx";
import { servicesContext } from "#app/context.ts";
import { readSentMessage } from "#app/forms/inbox/sent-message-cookie.server.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { messageOfReceipt } from "#domain/inbox/inbox-queries.server.ts";
import { promisedReplyHours } from "#domain/statements/promises.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { KIND_NAMES } from "#texts/inbox.ts";
import type { Route } from "./+types/message-sent";

/** The address identifies nobody: the message comes only from a signed cookie. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const token = readSentMessage(request.headers.get("cookie"), services.publicUrl.startsWith("https:"));
  const [message, promisedHours] = await Promise.all([token ? messageOfReceipt(services, token) : null, promisedReplyHours(services.db)]);
  return data(
    { message, promisedHours, address: canonical(services.publicUrl, "/mensaje-enviado") },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.contact_sent_page_title(),
    description: m.contact_sent_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.address,
    index: false,
  });
}

export default function MessageSent({ loaderData: { message, promisedHours }, matches }: Route.ComponentProps) {
  const { site, retention } = matches[0].loaderData;
  if (!message) return <NothingToShow />;
  const { firstName, number, kind, createdAt, maskedEmail } = message;
  return (
    <SentPage
      title={m.contact_sent_title({ name: firstName })}
      lead={m.contact_sent_lead({ site: site.name })}
      steps={[
        { key: "received", state: "done", icon: null, title: m.contact_sent_step_received(), detail: formatDateTime(createdAt) },
        {
          key: "answer",
          state: "current",
          icon: <MessageCircle />,
          title: promisedHours === null ? m.contact_sent_step_answer_open() : m.contact_sent_step_answer({ hours: promisedHours }),
          detail: site.hours ? hoursText(promisedHours, site.hours) : undefined,
        },
        {
          key: "mail",
          state: "next",
          icon: <MailCheck />,
          title: m.contact_sent_step_mail(),
          detail: m.contact_sent_step_mail_text({ email: maskedEmail }),
        },
        {
          key: "erase",
          state: "next",
          icon: <Trash2 />,
          title: m.contact_sent_step_erase(),
          detail: m.contact_sent_step_erase_text({ months: retention.requests }),
        },
      ]}
    >
      <Receipt>
        <Facts
          facts={[
            ...sentFacts({ number, createdAt }),
            { key: "kind", label: m.contact_fact_kind(), value: KIND_NAMES[kind]() },
            { key: "to", label: m.leads_fact_receiver(), value: m.leads_fact_team({ site: site.name }) },
          ]}
        />
        <p className="mt-3.5 text-sm text-ink-2">
          {m.contact_sent_phone()}{" "}
          <a className="link num" href={`tel:${site.phoneE164}`}>
            {site.phone}
          </a>
        </p>
      </Receipt>
    </SentPage>
  );
}

const hoursText = (promisedHours: number | null, hours: string) =>
  (promisedHours === null ? m.contact_sent_step_answer_hours : m.contact_sent_step_answer_text)({ hours });

function NothingToShow() {
  return (
    <NothingSent
      title={m.contact_sent_empty_title()}
      actions={
        <>
          <Button kind="primary" href={href("/contacto")}>
            {m.contact_send()}
          </Button>
          <Button kind="outline" href={href("/centros")}>
            {m.leads_sent_back()}
          </Button>
        </>
      }
    >
      {m.contact_sent_empty_text()}
    </NothingSent>
  );
}
