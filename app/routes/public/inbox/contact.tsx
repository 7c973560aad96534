import { Prose } from "#app/components/content/prose.tsx";
import { LongMessageField, PillsMessageField, TextMessageField } from "#app/components/inbox/message-field.tsx";
import { MessageForm } from "#app/components/inbox/message-form.tsx";
import { crumbsTo } from "#app/components/shell/page-facts.ts";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { receiveMessage } from "#app/forms/inbox/receive-message.server.ts";
import { readJudgedForm } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { loadPage } from "#app/load-page.server.ts";
import { loadTeamReply } from "#app/load-team-reply.server.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Card } from "#app/ui/card.tsx";
import { FormHeading } from "#app/ui/form-heading.tsx";
import { shownStatements } from "#domain/statements/shown-statements.server.ts";
import { m } from "#messages/m.ts";
import { topicChoices } from "#texts/inbox.ts";
import type { Route } from "./+types/contact";
import { WaysToReach } from "./contact/ways-to-reach.tsx";

export const handle = { cache: "shared", sitemap: true } satisfies Handle;

const PATH = "/contacto";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const [words, reply, statements] = await Promise.all([loadPage(context, "contacto"), loadTeamReply(db), shownStatements(db, PATH)]);
  return { ...words, publicUrl, reply, statements };
}

export async function action({ request, context }: Route.ActionArgs) {
  return receiveMessage("contact", request, await readJudgedForm(request), context.get(servicesContext), context.get(factsContext));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site } = matches[0].loaderData;
  const { page } = loaderData;
  const address = canonical(loaderData.publicUrl, PATH);
  return pageMeta({
    title: page.name,
    description: page.description,
    siteName: site.name,
    canonical: address,
    structured: [
      {
        "@type": "ContactPage",
        name: page.title,
        url: address,
        mainEntity: { "@type": "Organization", name: site.name, email: site.email, telephone: site.phoneE164 },
      },
      crumbsTo(loaderData.publicUrl, page.name, PATH),
    ],
  });
}

export default function Contact({ loaderData: { page, text, reply, statements }, actionData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero crumb={page.name} title={page.title} lead={page.lead} picture={{ scene: "sea", palette: "morning" }} />
      <div className="wrap grid items-start gap-6 pt-9 pb-20 md:grid-cols-[minmax(0,1fr)_380px] md:pt-12 md:pb-25">
        <Card as="section" panel id="form" aria-labelledby="form-titulo" className="elevation-2! md:p-10!">
          <FormHeading id="form-titulo" returned={actionData !== undefined} className="title-3">
            {m.contact_form_title()}
          </FormHeading>
          <Prose html={text.lead} className="mt-2 mb-6 text-ink-2" />
          <MessageForm kind="contact" action={href(PATH)} site={site.name} refused={actionData} submitLabel={m.contact_send()}>
            <TextMessageField name="nombre" autoComplete="name" />
            <div className="grid gap-5 sm:grid-cols-2">
              <TextMessageField name="email" type="email" autoComplete="email" />
              <TextMessageField name="telefono" type="tel" autoComplete="tel" placeholder={m.leads_placeholder_telefono()} />
            </div>
            <PillsMessageField name="asunto" options={topicChoices()} />
            <LongMessageField rows={6} hint={m.contact_hint_mensaje()} />
          </MessageForm>
        </Card>
        <WaysToReach site={site} reply={reply} statements={statements} />
      </div>
    </main>
  );
}
