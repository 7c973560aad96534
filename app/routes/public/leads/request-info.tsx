import { data, redirect } from "react-router";
import { PICKED_KEY, QUESTION_WAY, questionAddress, WAY_KEY } from "#app/components/leads/contact-links.ts";
import { LeadForm } from "#app/components/leads/form/lead-form.tsx";
import { LeadReview } from "#app/components/leads/form/lead-review.tsx";
import { RequestSide } from "#app/components/leads/request-side.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { COMPARED_COOKIE, readSlugs } from "#app/forms/directory/chosen-slugs.ts";
import { readLookedAt } from "#app/forms/directory/looked-at.ts";
import { LOOKED_AT_QUERY } from "#app/forms/directory/looked-at-query.ts";
import { receiveLead } from "#app/forms/leads/receive-lead.server.ts";
import { sentCookies } from "#app/forms/leads/sent-cookie.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { each, oneOf, slugs, text } from "#app/query-shapes.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { centerToWriteTo, formOptions, stanceOf } from "#domain/leads/form-queries.server.ts";
import { groupOfSituation } from "#domain/listing/patients.ts";
import { openingPrice } from "#domain/offers/lead-prices.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/request-info";

export const handle = {
  cache: "shared",
  sitemap: true,
  prerender: false,
  query: {
    ...each(["centro", "service"], slugs()),
    ciudad: text(100),
    [PICKED_KEY]: slugs(400),
    [WAY_KEY]: oneOf([QUESTION_WAY]),
    ...LOOKED_AT_QUERY,
  },
} satisfies Handle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const slug = query.get("centro");
  const { service, patients } = readLookedAt(query);
  const group = groupOfSituation(patients ?? "");
  const [center, says, options, opening] = await Promise.all([
    slug ? centerToWriteTo(db, slug) : null,
    slug && group ? stanceOf(db, slug, group) : null,
    formOptions(db),
    openingPrice(db, service ?? null),
  ]);
  return {
    center,
    unknownCenter: slug !== null && slug !== "" && center === null,
    service,
    situation: patients,
    stance: group && says ? { group, says } : undefined,
    asksFirst: query.get(WAY_KEY) === QUESTION_WAY,
    picked: readSlugs(query.get(PICKED_KEY), COMPARED_COOKIE),
    city: options.cities.find((name) => name === query.get("ciudad")),
    options,
    opening,
    address: canonical(publicUrl, "/solicitar-informacion"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const received = await receiveLead(request, services, context.get(factsContext), { byScript: false });
  const headers = new Headers({ "Cache-Control": "no-store" });
  switch (received.outcome) {
    case "accepted":
      for (const cookie of sentCookies(received.confirmation, services.publicUrl.startsWith("https:")))
        headers.append("Set-Cookie", cookie);
      throw redirect(href("/solicitud-enviada"), { status: 303, headers });
    case "invalid":
      return data(received, { status: Object.keys(received.errors).length > 0 ? 422 : 200, headers });
    case "unnamed":
      return data(received, { status: received.reason === "first" ? 200 : 422, headers });
    case "reworded":
    case "conflict":
      return data(received, { status: 409, headers });
    case "unproven":
      throw new Error("a page is not asked for a proof");
    case "limited":
      headers.set("Retry-After", String(received.retryAfterSeconds));
      return data(received, { status: 429, headers });
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.leads_page_title(),
    description: m.leads_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.address,
    index:
      !loaderData.center &&
      !loaderData.service &&
      !loaderData.city &&
      !loaderData.situation &&
      !loaderData.asksFirst &&
      loaderData.picked.length === 0,
  });
}

export default function RequestInfo({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { options, opening, unknownCenter } = loaderData;
  const { site } = matches[0].loaderData;
  const posted = actionData?.posted;
  const center = (posted ? posted.center : loaderData.center) ?? undefined;
  const named = center && { slug: center.slug, name: center.name, claimed: center.claimed };
  const { city, situation, service } = loaderData;
  const variant = posted
    ? (PAGE_VARIANTS.find((one) => one === posted.variant) ?? "default")
    : loaderData.asksFirst
      ? "question"
      : "default";
  const asksFirst = variant === "question";
  const known = { ...(city && { ciudad: city }), ...(situation && { estado: situation }) };
  const reviewing = actionData?.outcome === "unnamed";
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <h1 className="title-1">{reviewing ? m.leads_review_title() : asksFirst ? m.leads_question_title() : m.leads_form_title()}</h1>
      <p className="mt-3 lead max-w-[60ch]">
        {reviewing ? m.leads_review_lead() : asksFirst ? m.leads_question_lead() : m.leads_page_lead()}
      </p>
      <div className="mt-9 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_348px]">
        <Card className="md:p-10!" panel>
          {unknownCenter && !posted && (
            <Note kind="caution" className="mb-6">
              {m.leads_error_unknown_center()}
            </Note>
          )}
          {variant === "default" && posted?.kind !== "advice" && !reviewing && (
            <p className="mb-6 text-ui">
              {m.leads_question_offer()}{" "}
              <a className="link" href={questionAddress(center?.slug, { service, patients: situation }, loaderData.picked)} rel="nofollow">
                {m.leads_question_offer_link()}
              </a>
            </p>
          )}
          {actionData?.outcome === "unnamed" ? (
            <LeadReview
              variant={actionData.posted.variant}
              center={named}
              service={actionData.posted.service}
              picked={actionData.posted.picked}
              values={actionData.posted.values}
              preview={actionData.preview}
              ticked={actionData.posted.ticked}
              reason={actionData.reason}
            />
          ) : (
            <LeadForm
              variant={variant}
              kind={posted?.kind}
              center={named}
              service={posted ? posted.service : loaderData.service}
              picked={(posted ?? loaderData).picked}
              options={options}
              stance={posted ? undefined : loaderData.stance}
              opening={posted?.kind === "advice" ? undefined : opening}
              values={posted?.values ?? known}
              errors={actionData?.outcome === "invalid" ? actionData.errors : undefined}
              failure={failureOf(actionData)}
            />
          )}
        </Card>
        <RequestSide center={center ?? null} site={site} asksFirst={variant === "question"} />
      </div>
    </main>
  );
}

/** The variants that the page draws again as they were sent. */
const PAGE_VARIANTS = ["card", "inline", "question"] as const;

function failureOf(actionData: Route.ComponentProps["actionData"]) {
  if (actionData?.posted.reworded) return m.settings_consent_reworded();
  if (actionData?.outcome === "conflict") return m.leads_error_conflict();
  if (actionData?.outcome === "limited") return m.leads_error_limited_minutes({ minutes: Math.ceil(actionData.retryAfterSeconds / 60) });
  return undefined;
}
