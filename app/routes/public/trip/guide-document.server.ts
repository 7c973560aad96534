import { DocumentWriter } from "#app/document-writer.server.ts";
import type { Source } from "#domain/content/content.ts";
import type { Site } from "#domain/content/site.ts";
import type { TripPlan } from "#domain/trip/trip-calendar.ts";
import type { CityWithAirports } from "#domain/trip/trip-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";
import { STEP_NAMES, TREATMENT_NAMES } from "#texts/trip.ts";
import { AIRPORT_SOURCES, CALENDAR_SOURCES, checklist, dayRange, entryRules, lodgings, steps } from "./trip-texts.ts";

interface Guide {
  site: Site;
  publicUrl: string;
  cities: readonly CityWithAirports[];
  sources: readonly Source[];
  /** Null when nobody has chosen a treatment and a day. */
  plan: TripPlan | null;
  today: string;
}

/** Writes the text of the page in its order. */
export function guideDocument({ site, publicUrl, cities, sources, plan, today }: Guide): Promise<Buffer> {
  const known = new Map(sources.map((source) => [source.id, source]));
  const paper = new DocumentWriter({ title: m.trip_pdf_title(), subject: m.trip_pdf_subject(), author: site.name });
  const cite = (ids: readonly string[]) => {
    for (const id of ids) {
      const source = known.get(id);
      if (!source) continue;
      const { title, publisher, url, seenOn } = source;
      paper.source(`${m.trip_rules_source()}: ${title}, ${publisher}, ${m.trip_rules_seen({ date: formatDate(seenOn) })}`, url);
    }
  };

  paper.cover(site.name, m.trip_pdf_title(), m.trip_pdf_made({ date: formatDate(today) }));
  if (plan) {
    const { treatment, days, arrive, leave, daysHere } = plan;
    paper.heading(m.trip_calendar_result({ treatment: TREATMENT_NAMES[treatment](), days: m.trip_calendar_days({ days: daysHere }) }));
    paper.paragraph(m.trip_calendar_stay({ from: formatDate(arrive), to: formatDate(leave) }));
    for (const { step, from, to } of days) paper.row(STEP_NAMES[step](), dayRange(from, to));
    paper.paragraph(m.trip_calendar_source(), { small: true });
    cite(CALENDAR_SOURCES);
  }
  paper.heading(m.trip_steps_title());
  for (const [index, { title, text }] of steps().entries()) {
    paper.subheading(`${index + 1}. ${title}`);
    paper.paragraph(text);
  }
  paper.heading(m.trip_airports_title());
  paper.paragraph(m.trip_airports_lead({ site: site.name }));
  for (const { name, airports } of cities)
    paper.row(
      name,
      airports
        .map((airport) => m.trip_pdf_airport({ name: airport.name, code: airport.code, km: formatNumber(Math.round(airport.kilometers)) }))
        .join(" · "),
    );
  cite(AIRPORT_SOURCES);
  paper.heading(m.trip_rules_title());
  paper.paragraph(m.trip_rules_consulate());
  for (const { title, text, sources: ids } of entryRules().filter((rule) => rule.sources.every((id) => known.has(id)))) {
    paper.subheading(title);
    paper.paragraph(text);
    cite(ids);
  }
  paper.heading(m.trip_lodging_title());
  paper.paragraph(m.trip_lodging_lead());
  for (const { title, text } of lodgings()) {
    paper.subheading(title);
    paper.paragraph(text);
  }
  paper.heading(m.trip_check_title());
  for (const { title, items } of checklist()) {
    paper.subheading(title);
    paper.boxes(items);
  }
  paper.paragraph(m.trip_pdf_contact({ phone: site.phone, email: site.email }));
  paper.source(publicUrl, publicUrl);
  return paper.finish((page, pages) => m.trip_pdf_page({ site: site.name, page, pages }));
}
