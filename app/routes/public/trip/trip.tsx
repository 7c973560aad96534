import CalendarDays from "lucide-react/icons/calendar-days";
import FileDown from "lucide-react/icons/file-down";
import { LeadReview } from "#app/components/leads/form/lead-review.tsx";
import { crumbsTo } from "#app/components/shell/page-facts.ts";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { servicesContext } from "#app/context.ts";
import { receiveTripRequest } from "#app/forms/trip/receive-trip.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Contents } from "#app/ui/contents.tsx";
import { FormHeading } from "#app/ui/form-heading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { sourcesById } from "#domain/content/sources.server.ts";
import { priceRanges } from "#domain/directory/price-ranges.server.ts";
import { listedServices } from "#domain/inbox/message-options.server.ts";
import { formOptions } from "#domain/leads/form-queries.server.ts";
import { emptyLeadForm } from "#domain/leads/lead-form-fields.ts";
import { citiesWithAirports, today } from "#domain/trip/trip-queries.server.ts";
import { readTripQuestion, tripQuery } from "#domain/trip/trip-question.ts";
import { TRIP_SERVICES } from "#domain/trip/trip-request.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/trip";
import { DOWNLOAD, GuideCalendar, TRIP_PATH } from "./guide-calendar.tsx";
import { Airports, Checklist, EntryRules, Lodging, Section, Way } from "./guide-sections.tsx";
import { plannedWish } from "./planned-wish.ts";
import { TeamReview } from "./team-review.tsx";
import { TripForm } from "./trip-form.tsx";
import { TRIP_QUERY } from "./trip-query.ts";
import { AIRPORT_SOURCES, CALENDAR_SOURCES, entryRules } from "./trip-texts.ts";

export const handle = { cache: "shared", sitemap: true, query: TRIP_QUERY } satisfies Handle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const [day, cities, options, listed, ranges, airportSources, calendarSources, ruleSources] = await Promise.all([
    today(db),
    citiesWithAirports(db),
    formOptions(db),
    listedServices(db),
    priceRanges(db),
    sourcesById(db, AIRPORT_SOURCES),
    sourcesById(db, CALENDAR_SOURCES),
    sourcesById(
      db,
      entryRules().flatMap((rule) => rule.sources),
    ),
  ]);
  const services = TRIP_SERVICES.flatMap((id) => listed.filter((service) => service.id === id));
  const asked = readTripQuestion(new URL(request.url).searchParams, day);
  return {
    publicUrl,
    asked,
    cities,
    options,
    services,
    ranges: asked.state === "asked" ? ranges : [],
    airportSources,
    calendarSources,
    ruleSources,
  };
}

export const action = receiveTripRequest;

/** The guide is the same for everybody; a posted form belongs to its sender. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.trip_page_title(),
    description: m.trip_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: canonical(loaderData.publicUrl, TRIP_PATH),
    index: loaderData.asked.state === "none",
    structured: [crumbsTo(loaderData.publicUrl, m.trip_crumb(), TRIP_PATH)],
  });
}

export default function Trip({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { asked, cities, ranges, airportSources, calendarSources, ruleSources } = loaderData;
  const reviewing = actionData?.stage === "centers" || actionData?.stage === "team";
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero crumb={m.trip_crumb()} title={m.trip_title()} lead={m.trip_lead()} picture={{ scene: "shore", palette: "afternoon" }}>
        <Button kind="primary" size="l" href="#calendario" icon={<CalendarDays />}>
          {m.trip_cta_dates()}
        </Button>
        <Button kind="outline" size="l" href={href(`${TRIP_PATH}/guia.pdf`)} icon={<FileDown />} {...DOWNLOAD("pdf")}>
          {m.trip_cta_pdf()}
        </Button>
      </PageHero>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-8 pt-7 md:grid-cols-[208px_minmax(0,1fr)] md:gap-16 md:pt-14">
        <Contents label={m.trip_contents()} sections={sections()} className="md:bg-transparent md:p-0" />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-16 md:gap-20">
          <GuideCalendar asked={asked} sources={calendarSources} ranges={ranges} />
          <Way />
          <Airports cities={cities} sources={airportSources} />
          <EntryRules sources={ruleSources} />
          <Lodging />
          <Checklist />
          <Section id="leer" title={m.trip_more_title()}>
            <TextLink className="mt-3" href={href("/guias/viajar-para-un-ciclo")}>
              {m.trip_more_guide()}
            </TextLink>
          </Section>
        </div>
      </div>
      <section id="pedir" aria-labelledby="pedir-titulo" className="mt-16 scroll-mt-19 bg-warm md:mt-20 print:hidden">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-9 py-16 md:grid-cols-[1fr_1.9fr] md:gap-14 md:py-22">
          <div className="grid gap-4 md:sticky md:top-25">
            <FormHeading id="pedir-titulo" returned={actionData !== undefined} className="title-2">
              {reviewing ? m.trip_review_title() : m.trip_form_title()}
            </FormHeading>
            {!reviewing && <p className="text-ink-2">{m.trip_form_lead()}</p>}
          </div>
          <Request loaderData={loaderData} actionData={actionData} site={matches[0].loaderData.site.name} />
        </div>
      </section>
    </main>
  );
}

type RequestProps = Pick<Route.ComponentProps, "loaderData" | "actionData"> & { site: string };

/** Shows the form, or the page after it that names the receivers. */
function Request({ loaderData: { asked, options, services }, actionData, site }: RequestProps) {
  // The calendar's answer stays on the page while the request is written, and «Cambiar algo» leads back to both.
  const action = asked.state === "asked" ? TRIP_PATH + tripQuery(asked.question) : TRIP_PATH;
  if (actionData?.stage === "centers") {
    const { posted, preview, reason } = actionData.naming;
    return (
      <Card panel className="elevation-2! md:p-10!">
        <p className="mb-5">{m.leads_review_lead()}</p>
        <LeadReview
          variant={posted.variant}
          center={undefined}
          service={posted.service}
          picked={[]}
          values={posted.values}
          preview={preview}
          ticked={posted.ticked}
          reason={reason}
          action={action}
        >
          <input type="hidden" name="destino" value="centros" />
        </LeadReview>
      </Card>
    );
  }
  if (actionData?.stage === "team")
    return (
      <Card panel className="elevation-2! md:p-10!">
        <TeamReview action={action} values={actionData.values} refused={actionData.refused} site={site} />
      </Card>
    );
  const { service, dates } = plannedWish(asked);
  return (
    <TripForm
      action={action}
      values={actionData?.values ?? { fields: { ...emptyLeadForm("trip"), fechasVisita: dates }, service, receiver: "" }}
      errors={actionData?.errors ?? {}}
      failure={actionData?.failure}
      options={options}
      services={services}
    />
  );
}

const sections = () => [
  { id: "calendario", title: m.trip_calendar_title() },
  { id: "pasos", title: m.trip_steps_title() },
  { id: "aeropuertos", title: m.trip_airports_title() },
  { id: "papeles", title: m.trip_rules_title() },
  { id: "alojamiento", title: m.trip_lodging_title() },
  { id: "lista", title: m.trip_check_title() },
  { id: "pedir", title: m.trip_form_title() },
];
