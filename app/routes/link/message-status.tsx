import { data, redirect } from "react-router";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { confirmMailbox, isMailboxConfirmed } from "#domain/inbox/confirm-mailbox.server.ts";
import { eraseOwnMessage } from "#domain/inbox/erase-message.server.ts";
import { messageForPerson, type OwnMessage } from "#domain/inbox/inbox-queries.server.ts";
import { formatDateTime } from "#platform/format.ts";
import { KIND_NAMES } from "#texts/inbox.ts";
import type { Route } from "./+types/message-status";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const message = await messageForPerson(services, tokenOf(request, params));
  const confirmed = message === null || (await isMailboxConfirmed(services, message.id));
  return data({ message, confirmed, address: canonical(services.publicUrl, "/") }, { status: message ? 200 : 404 });
}

/** `confirmar` confirms that the address is theirs; `borrar` erases everything. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const token = tokenOf(request, params);
  const form = await readForm(request);
  if (textOf(form, "accion") === "confirmar") {
    const { outcome } = await confirmMailbox(services, token);
    if (outcome === "confirmed") throw redirect(href(`/mensaje/${token}`), { status: 303 });
    return data({ erased: false }, { status: 404 });
  }
  if (textOf(form, "accion") !== "borrar") return data({ erased: false }, { status: 422 });
  const erased = (await eraseOwnMessage(services, token)).outcome === "erased";
  return data({ erased }, { status: erased ? 200 : 404 });
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

/** The page behind the receipt's link: where the message stands, and how to take it back. */
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
        <Card as="section" ground="tint" className="mt-9">
          <h2 className="title-4">{m.contact_status_confirm_title()}</h2>
          <p className="mt-2 text-ink-2">{m.contact_status_confirm_text({ email: maskedEmail })}</p>
          <form method="post" className="mt-4">
            <Button type="submit" kind="primary" name="accion" value="confirmar">
              {m.leads_status_confirm_action()}
            </Button>
          </form>
        </Card>
      )}
      <div className="mt-9 grid items-start gap-6 md:grid-cols-2">
        <Card as="section" className="px-7!">
          <h2 className="mb-3 title-4">{m.leads_sent_receipt()}</h2>
          <Facts
            facts={[
              { key: "number", label: m.leads_fact_number(), value: <span className="num">{number}</span> },
              { key: "date", label: m.leads_fact_date(), value: formatDateTime(createdAt) },
              { key: "kind", label: m.contact_fact_kind(), value: KIND_NAMES[kind]() },
              { key: "email", label: m.leads_fact_email(), value: maskedEmail },
            ]}
          />
        </Card>
        <Card as="section" className="px-7!">
          <h2 className="title-4">{m.leads_status_control_title()}</h2>
          <p className="mt-2 text-ui text-ink-2">
            {m.contact_status_control()}{" "}
            <a className="link num" href={`tel:${site.phoneE164}`}>
              {site.phone}
            </a>
            .
          </p>
          <details className="mt-3">
            <summary className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">{m.contact_erase()}</summary>
            <form method="post" className="grid justify-items-start gap-3">
              <p className="text-ui">{m.contact_erase_text()}</p>
              <Button type="submit" kind="outline" size="s" name="accion" value="borrar">
                {m.leads_status_erase_action()}
              </Button>
            </form>
          </details>
        </Card>
      </div>
    </main>
  );
}

function standing({ status, answeredAt }: OwnMessage): string {
  if (answeredAt) return m.contact_status_answered({ date: formatDateTime(answeredAt) });
  return status === "closed" ? m.contact_status_closed() : m.contact_status_new();
}
