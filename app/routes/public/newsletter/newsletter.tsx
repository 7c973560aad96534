import Mail from "lucide-react/icons/mail";
import { data, redirect } from "react-router";
import { SeenWording } from "#app/components/inbox/seen-wording.tsx";
import { Trap } from "#app/components/inbox/trap.tsx";
import { crumbsTo } from "#app/components/shell/page-facts.ts";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { newsletterConsent } from "#app/forms/newsletter/consent-text.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { hasSeen } from "#app/forms/seen-wording.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormHeading } from "#app/ui/form-heading.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { loadSite } from "#domain/content/site.server.ts";
import { type SubscribeErrors, subscribe } from "#domain/newsletter/subscribe.server.ts";
import { consentWordings } from "#domain/settings/setting-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/newsletter";

const PATH = "/boletin";

export const handle = { cache: "shared", sitemap: true, query: { hecho: oneOf(["pedido"]) } } satisfies Handle;

export function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext);
  return { publicUrl, asked: new URL(request.url).searchParams.get("hecho") !== null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const email = textOf(form, "email");
  const granted = textOf(form, "consentimiento") === "si";
  const headers = new Headers({ "Cache-Control": "no-store" });
  const refuse = (
    status: number,
    errors: SubscribeErrors,
    { minutes = null, reworded = false }: { minutes?: number | null; reworded?: boolean } = {},
  ) => data({ email: email.slice(0, 300), granted: granted && !reworded, errors, minutes, reworded }, { status, headers });
  const [{ name: site }, { consent_newsletter: written }] = await Promise.all([loadSite(services.db), consentWordings(services.db)]);
  // The sentence that was ticked is not the current one.
  if (!hasSeen(form, { site, written })) return refuse(409, {}, { reworded: true });
  const result = await subscribe(services, {
    email,
    granted,
    trap: textOf(form, "website"),
    ip: context.get(factsContext).ip || null,
    consent: newsletterConsent(site, written),
  });
  if (result.outcome === "invalid") return refuse(422, result.errors);
  if (result.outcome === "limited") {
    headers.set("Retry-After", String(result.retryAfterSeconds));
    return refuse(429, {}, { minutes: Math.ceil(result.retryAfterSeconds / 60) });
  }
  throw redirect(href(`${PATH}?hecho=pedido`), { status: 303, headers });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site } = matches[0].loaderData;
  return pageMeta({
    title: m.newsletter_page_title(),
    description: m.newsletter_page_description({ site: site.name }),
    siteName: site.name,
    canonical: canonical(loaderData.publicUrl, PATH),
    structured: [crumbsTo(loaderData.publicUrl, m.newsletter_title(), PATH)],
  });
}

/** How to get the newsletter. An address counts only after its owner has used the mailed link. */
export default function Newsletter({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { site, consents } = matches[0].loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero
        crumb={m.newsletter_title()}
        title={m.newsletter_heading()}
        lead={m.newsletter_lead()}
        picture={{ scene: "shore", palette: "dawn" }}
      />
      <div className="wrap pt-9 pb-20 md:pt-12 md:pb-25">
        <Card as="section" panel id="form" aria-labelledby="form-titulo" className="max-w-180 md:p-10!">
          <FormHeading id="form-titulo" returned={actionData !== undefined} className="title-3">
            {loaderData.asked && !actionData ? m.newsletter_asked_title() : m.newsletter_form_title()}
          </FormHeading>
          {loaderData.asked && !actionData ? (
            <p className="mt-3 text-ink-2">{m.newsletter_asked_text()}</p>
          ) : (
            <form method="post" action={href(PATH)} noValidate className="mt-5 grid gap-5">
              <Trap />
              <SeenWording site={site.name} written={consents.consent_newsletter} />
              {actionData?.reworded && <Note kind="caution">{m.settings_consent_reworded()}</Note>}
              {actionData?.minutes && <Note kind="caution">{m.newsletter_limited({ minutes: actionData.minutes })}</Note>}
              <Field label={m.newsletter_email()} error={errors.email && m.newsletter_email_error()} required>
                {(control) => (
                  <Input {...control} name="email" type="email" autoComplete="email" maxLength={254} defaultValue={actionData?.email} />
                )}
              </Field>
              <Checkbox
                name="consentimiento"
                value="si"
                required
                defaultChecked={actionData?.granted}
                label={newsletterConsent(site.name, consents.consent_newsletter).text}
                error={errors.consent && m.newsletter_consent_error()}
              />
              <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                <Button type="submit" kind="cta" icon={<Mail />}>
                  {m.newsletter_send()}
                </Button>
                <TextLink href={href("/privacidad")}>{m.newsletter_privacy()}</TextLink>
              </div>
            </form>
          )}
        </Card>
      </div>
    </main>
  );
}
