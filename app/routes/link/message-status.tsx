import { data } from "react-router";
import { ConfirmEmail } from "#app/components/leads/confirm-cards.tsx";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { OwnDataCard } from "#app/components/leads/own-data-card.tsx";
import { sentFacts } from "#app/components/shell/sent-facts.tsx";
import { servicesContext } from "#app/context.ts";
import { confirmOrErase } from "#app/forms/confirm-or-erase.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { confirmMailbox, isMailboxConfirmed } from "#domain/inbox/confirm-mailbox.server.ts";
import { eraseOwnMessage } from "#domain/inbox/erase-message.server.ts";
import { messageForPerson, type OwnMessage } from "#domain/inbox/inbox-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { KIND_NAMES } from "#texts/inbox.ts";
import type { Route } from "./+types/message-status";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const message = await messageForPerson(services, tokenOf(request, params));
  const confirmed = message === null || (await isMailboxConfirmed(services, message.id));
  return data({ message, confirmed, address: canonical(services.publicUrl, "/") }, { status: message ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const token = tokenOf(request, params);
  return confirmOrErase(request, `/mensaje/${token}`, {
    confirm: () => confirmMailbox(services, token),
    erase: () => eraseOwnMessage(services, token),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.contact_status_page_title(),
    description: m.contact_status_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.address,
    index: false,
  });
}

/** The page behind the receipt's link: the state of the message, and how to withdraw it. */
export default function MessageStatus({ loaderData: { message, confirmed }, actionData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  if (actionData?.erased) return <DeadLink title={m.contact_erased_title()} text={m.contact_erased_text()} />;
  if (!message) return <DeadLink title={m.contact_dead_title()} text={m.contact_dead_text()} site={site} />;
  const { firstName, number, kind, createdAt, maskedEmail } = message;
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <h1 className="title-1">{m.contact_status_title({ name: firstName })}</h1>
      <p className="mt-3 lead max-w-[60ch]">{standing(message)}</p>
      {!confirmed && (
        <div className="mt-9">
          <ConfirmEmail text={m.contact_status_confirm_text({ email: maskedEmail })} />
        </div>
      )}
      <div className="mt-9 grid items-start gap-6 md:grid-cols-2">
        <Card as="section" className="px-7!">
          <h2 className="mb-3 title-4">{m.leads_sent_receipt()}</h2>
          <Facts
            facts={[
              ...sentFacts({ number, createdAt }),
              { key: "kind", label: m.contact_fact_kind(), value: KIND_NAMES[kind]() },
              { key: "email", label: m.leads_fact_email(), value: maskedEmail },
            ]}
          />
        </Card>
        <OwnDataCard text={m.contact_status_control()} eraseTitle={m.contact_erase()} eraseText={m.contact_erase_text()} site={site} />
      </div>
    </main>
  );
}

function standing({ status, answeredAt }: OwnMessage): string {
  if (answeredAt) return m.contact_status_answered({ date: formatDateTime(answeredAt) });
  return status === "closed" ? m.contact_status_closed() : m.contact_status_new();
}
