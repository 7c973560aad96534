import { boxes, factStrip, heading, letterhead, note, paragraph, sources, subheading, titled } from "#app/paper/parts.server.ts";
import { Sheet } from "#app/paper/sheet.server.ts";
import { table } from "#app/paper/table.server.ts";
import type { Source } from "#domain/content/content.ts";
import type { Site } from "#domain/content/site.ts";
import type { TripPlan } from "#domain/trip/trip-calendar.ts";
import type { CityWithAirports } from "#domain/trip/trip-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";
import { STEP_NAMES, TREATMENT_NAMES } from "#texts/trip.ts";
import { AIRPORT_SOURCES, CALENDAR_SOURCES, checklist, dayRange, entryRules, lodgings, steps } from "./trip-texts.ts";

/** The height of a part's heading, its lead and the first text below. */
const WITH_ITS_FIRST = 150;

interface Guide {
  site: Site;
  publicUrl: string;
  /** The path of the page, with what was chosen there. */
  path: string;
  cities: readonly CityWithAirports[];
  sources: readonly Source[];
  /** Null when nobody has chosen a treatment and a day. */
  plan: TripPlan | null;
  today: string;
}

/** Writes the text of the page in its order. */
export function guideDocument({ site, publicUrl, path, cities, sources: all, plan, today }: Guide): Promise<Buffer> {
  const known = new Map(all.map((each) => [each.id, each]));
  const sheet = new Sheet({ title: m.trip_pdf_title(), subject: m.trip_pdf_subject(), author: site.name });
  const cited: Source[] = [];
  /** Returns the numbers of these sources, which are listed once at the end. */
  const marks = (ids: readonly string[]) => {
    const numbers = ids.flatMap((id) => {
      const found = known.get(id);
      if (!found) return [];
      if (!cited.includes(found)) cited.push(found);
      return [cited.indexOf(found) + 1];
    });
    return numbers.length > 0 ? ` [${numbers.join(", ")}]` : "";
  };
  const made = formatDate(today);
  const sender = [site.name, site.email, site.phone];
  letterhead(sheet, { brand: site.name, sender, title: m.trip_pdf_title(), subtitle: m.trip_pdf_made({ date: made }), sun: 0.7 });
  if (plan) {
    days(sheet, plan);
    note(sheet, m.trip_calendar_source() + marks(CALENDAR_SOURCES));
  }
  heading(sheet, m.trip_steps_title());
  for (const [index, { title, text }] of steps().entries()) titled(sheet, `${index + 1}. ${title}`, text);
  heading(sheet, m.trip_airports_title());
  paragraph(sheet, m.trip_airports_lead({ site: site.name }) + marks(AIRPORT_SOURCES));
  table(
    sheet,
    [
      { label: m.trip_pdf_city(), share: 0.28 },
      { label: m.trip_pdf_airports(), share: 0.72, align: "right" },
    ],
    cities.map(({ name, airports }) => ({
      cells: [{ text: name, bold: true }, { text: airports.map(airportWords).join("\n") }],
    })),
  );
  heading(sheet, m.trip_rules_title(), WITH_ITS_FIRST);
  paragraph(sheet, m.trip_rules_consulate());
  for (const { title, text, sources: ids } of entryRules().filter((rule) => rule.sources.every((id) => known.has(id))))
    titled(sheet, title, text + marks(ids));
  heading(sheet, m.trip_lodging_title(), WITH_ITS_FIRST);
  paragraph(sheet, m.trip_lodging_lead());
  for (const { title, text } of lodgings()) titled(sheet, title, text);
  heading(sheet, m.trip_check_title());
  for (const { title, items } of checklist()) {
    subheading(sheet, title);
    boxes(sheet, items);
  }
  const listed = cited.map(({ title, publisher, url, seenOn }) => ({
    words: `${title}, ${publisher}, ${m.trip_rules_seen({ date: formatDate(seenOn) })}`,
    url,
  }));
  if (listed.length > 0) sources(sheet, m.trip_pdf_sources(), listed);
  return sheet.finish({
    url: `${publicUrl}${path}`,
    bold: m.trip_pdf_foot({ address: `${new URL(publicUrl).host}${path.split("?")[0]}` }),
    text: (plan ? m.trip_pdf_foot_days : m.trip_pdf_foot_text)({ date: made }),
    page: (page, pages) => m.trip_pdf_page({ page, pages }),
  });
}

const airportWords = ({ name, code, kilometers }: CityWithAirports["airports"][number]): string =>
  m.trip_pdf_airport({ name, code, km: formatNumber(Math.round(kilometers)) });

/** Writes the days of the chosen treatment. */
function days(sheet: Sheet, { treatment, days: all, arrive, leave, daysHere }: TripPlan) {
  factStrip(sheet, [
    { label: m.trip_pdf_treatment(), value: TREATMENT_NAMES[treatment]() },
    { label: m.trip_pdf_arrive(), value: formatDate(arrive) },
    { label: m.trip_pdf_leave(), value: formatDate(leave) },
    { label: m.trip_pdf_stay(), value: m.trip_calendar_days({ days: daysHere }) },
  ]);
  table(
    sheet,
    [
      { label: m.trip_pdf_step(), share: 0.6 },
      { label: m.trip_pdf_when(), share: 0.4, align: "right" },
    ],
    all.map(({ step, from, to }) => ({ cells: [{ text: STEP_NAMES[step]() }, { text: dayRange(from, to), bold: true }] })),
  );
}
