import { type LegalSection, Paragraphs } from "#app/components/about/legal-page.tsx";
import { ReachUs } from "#app/components/about/reach-us.tsx";
import { SourceList } from "#app/components/content/source-list.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Source } from "#domain/content/content.ts";
import type { Site } from "#domain/content/site.ts";
import { MIN_REVIEWS } from "#domain/directory/center-card.ts";
import { EXPIRED_AFTER_MONTHS, STALE_AFTER_MONTHS } from "#domain/directory/price-age.ts";
import { MAX_RECEIVERS } from "#domain/leads/lead.ts";
import { RETURN_DAYS } from "#domain/leads/offer.ts";
import { DUPLICATE_MONTHS } from "#domain/offers/return-reason.ts";
import { ANSWER_BUSINESS_HOURS } from "#domain/routing/business-hours.ts";
import { formatNumber } from "#platform/format.ts";

/** The sections of the terms. Numbers come from the constants of the code. Change the text together with the software. */
export function termsSections(site: Site, sources: readonly Source[], keptMonths: number): LegalSection[] {
  const number = formatNumber;
  return [
    {
      id: "quien",
      title: m.terms_who_title(),
      body: (
        <>
          <p>{m.terms_who({ name: [site.name, site.address].filter(Boolean).join(", ") })}</p>
          <p>
            {m.terms_who_use()}{" "}
            <a className="link" href={href("/privacidad")}>
              {m.terms_who_privacy()}
            </a>
            .
          </p>
        </>
      ),
    },
    {
      id: "que-es",
      title: m.terms_what_title({ site: site.name }),
      body: <Paragraphs>{[m.terms_what_is(), m.terms_what_not(), m.terms_what_age()]}</Paragraphs>,
    },
    {
      id: "salud",
      title: m.terms_health_title(),
      body: (
        <>
          <Paragraphs>{[m.terms_health(), m.terms_health_estimate()]}</Paragraphs>
          <Note kind="caution">{m.terms_health_urgent()}</Note>
        </>
      ),
    },
    {
      id: "datos",
      title: m.terms_facts_title(),
      body: (
        <>
          <Paragraphs>
            {[
              m.terms_facts_prices({ stale: number(STALE_AFTER_MONTHS), expired: number(EXPIRED_AFTER_MONTHS) }),
              m.terms_facts_outcomes(),
              m.terms_facts_badges(),
              m.terms_facts_texts(),
            ]}
          </Paragraphs>
          <p className="flex flex-wrap gap-x-6 print:hidden">
            <TextLink href={href("/como-ordenamos")}>{m.terms_facts_links_order()}</TextLink>
            <TextLink href={href("/como-revisamos")}>{m.terms_facts_links_review()}</TextLink>
          </p>
        </>
      ),
    },
    {
      id: "solicitudes",
      title: m.terms_requests_title(),
      body: (
        <Paragraphs>
          {[
            m.terms_requests_names({ most: number(MAX_RECEIVERS) }),
            m.terms_requests_answer({ hours: number(ANSWER_BUSINESS_HOURS) }),
            m.terms_requests_yours(),
            m.terms_requests_contract(),
          ]}
        </Paragraphs>
      ),
    },
    {
      id: "centros",
      title: m.terms_centers_title(),
      body: (
        <>
          <Points>
            {[
              m.terms_centers_data(),
              m.terms_centers_truth(),
              m.terms_centers_respect(),
              m.terms_centers_open(),
              m.terms_centers_withdrawn(),
              m.terms_centers_returns({ months: number(DUPLICATE_MONTHS), days: number(RETURN_DAYS) }),
              m.terms_centers_old({ months: number(keptMonths), days: number(RETURN_DAYS) }),
            ]}
          </Points>
          <Paragraphs>{[m.terms_centers_never(), m.terms_centers_breach()]}</Paragraphs>
        </>
      ),
    },
    {
      id: "resenas",
      title: m.terms_reviews_title(),
      body: <Paragraphs>{[m.terms_reviews({ reviews: number(MIN_REVIEWS) }), m.terms_reviews_limits()]}</Paragraphs>,
    },
    {
      id: "dinero",
      title: m.terms_money_title(),
      body: (
        <>
          <p>{m.terms_money()}</p>
          <TextLink href={href("/como-funciona#precios")}>{m.terms_money_link()}</TextLink>
        </>
      ),
    },
    {
      id: "no-permitido",
      title: m.terms_misuse_title(),
      body: <Points>{[m.terms_misuse_false(), m.terms_misuse_collect(), m.terms_misuse_break(), m.terms_misuse_person()]}</Points>,
    },
    {
      id: "textos",
      title: m.terms_ours_title(),
      body: <Paragraphs>{[m.terms_ours(), m.terms_ours_links()]}</Paragraphs>,
    },
    {
      id: "responsabilidad",
      title: m.terms_liability_title(),
      body: (
        <Paragraphs>{[m.terms_liability_ours(), m.terms_liability_not(), m.terms_liability_service(), m.terms_liability_law()]}</Paragraphs>
      ),
    },
    {
      id: "leyes",
      title: m.terms_law_title(),
      body: (
        <>
          <Paragraphs>{[m.terms_law_rule(), m.terms_law_data(), m.terms_law_consumer(), m.terms_law_read()]}</Paragraphs>
          <SourceList sources={sources} />
        </>
      ),
    },
    { id: "cambios", title: m.terms_changes_title(), body: <p>{m.terms_changes()}</p> },
    {
      id: "contacto",
      title: m.terms_contact_title(),
      body: (
        <>
          <p>{m.terms_contact()}</p>
          <ReachUs site={site} />
          <TextLink href={href("/contacto#form")}>{m.terms_contact_write()}</TextLink>
        </>
      ),
    },
  ];
}

function Points({ children }: { children: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2.5 pl-6 marker:text-alba-400">
      {children.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
