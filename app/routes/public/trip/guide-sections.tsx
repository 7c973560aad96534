import Bed from "lucide-react/icons/bed-double";
import Building2 from "lucide-react/icons/building-2";
import Hospital from "lucide-react/icons/hospital";
import Palmtree from "lucide-react/icons/tree-palm";
import type { ReactNode } from "react";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Source } from "#domain/content/content.ts";
import type { AirportNear } from "#domain/trip/airports.ts";
import type { CityWithAirports } from "#domain/trip/trip-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { SourceLinks } from "./source-links.tsx";
import { checklist, entryRules, lodgings, steps } from "./trip-texts.ts";

export function Section({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-25">
      <h2 id={`${id}-titulo`} className="title-2">
        {title}
      </h2>
      {lead && <p className="mt-3 max-w-[64ch] text-ink-2">{lead}</p>}
      {children}
    </section>
  );
}

export function Way() {
  return (
    <Section id="pasos" title={m.trip_steps_title()}>
      <ol className="mt-7 grid gap-x-8 gap-y-7 sm:grid-cols-2">
        {steps().map(({ key, title, text }, index) => (
          <li key={key} className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-4">
            <span
              aria-hidden
              className="grid size-11 place-items-center rounded-b-full rounded-t-md bg-alba-200 font-display text-lg font-[640] text-[#5F1F0D]"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="title-5 pt-1">{title}</h3>
              <p className="mt-1 text-ui text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Airports({ cities, sources }: { cities: readonly CityWithAirports[]; sources: readonly Source[] }) {
  const site = useSiteName();
  const airport = (near: AirportNear | undefined) =>
    near && (
      <>
        <span className="font-semibold">{near.name}</span> <span className="text-ink-2">({near.code})</span>{" "}
        <span className="num block text-sm text-ink-2">{m.trip_airports_km({ km: formatNumber(Math.round(near.kilometers)) })}</span>
      </>
    );
  return (
    <Section id="aeropuertos" title={m.trip_airports_title()} lead={m.trip_airports_lead({ site })}>
      <Table
        className="mt-5"
        caption={m.trip_airports_caption()}
        captionHidden
        rows={cities}
        rowKey={({ slug }) => slug}
        columns={[
          {
            key: "city",
            header: m.trip_airports_city(),
            rowHeader: true,
            cell: ({ name, slug, centers }) => (
              <>
                <a className="link inline-block py-1" href={href(`/ciudades/${slug}`)}>
                  {name}
                </a>{" "}
                <span className="block text-sm font-book text-ink-2">{m.trip_airports_centers({ centers })}</span>
              </>
            ),
          },
          { key: "first", header: m.trip_airports_first(), cell: ({ airports }) => airport(airports[0]) },
          { key: "second", header: m.trip_airports_second(), cell: ({ airports }) => airport(airports[1]) },
        ]}
      />
      <p className="mt-4 max-w-[68ch] text-ui text-ink-2">{m.trip_airports_note()}</p>
      <SourceLinks sources={sources} />
    </Section>
  );
}

/** Shows only rules that have their sources. The consulate answers the rest. */
export function EntryRules({ sources }: { sources: readonly Source[] }) {
  const known = new Map(sources.map((source) => [source.id, source]));
  const told = entryRules().filter((rule) => rule.sources.every((id) => known.has(id)));
  return (
    <Section id="papeles" title={m.trip_rules_title()} lead={m.trip_rules_lead()}>
      <Note kind="caution" className="mt-5">
        {m.trip_rules_consulate()}
      </Note>
      <dl className="mt-4">
        {told.map(({ key, title, text, sources: ids }) => (
          <div key={key} className="border-b py-5">
            <dt className="title-5">{title}</dt>
            <dd className="mt-1.5 max-w-[68ch]">
              {text}
              <SourceLinks sources={ids.map((id) => known.get(id)!)} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const LODGING_ICONS: Readonly<Record<string, ReactNode>> = {
  hotel: <Bed />,
  apartment: <Building2 />,
  resort: <Palmtree />,
  medical: <Hospital />,
};

export function Lodging() {
  return (
    <Section id="alojamiento" title={m.trip_lodging_title()} lead={m.trip_lodging_lead()}>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2">
        {lodgings().map(({ key, title, text }) => (
          <Card as="li" key={key} ground="tint">
            <h3 className="flex items-center gap-2.5 title-4 [&>.lucide]:text-brand">
              {LODGING_ICONS[key]}
              {title}
            </h3>
            <p className="mt-2 text-ui">{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

export function Checklist() {
  return (
    <Section id="lista" title={m.trip_check_title()} lead={m.trip_check_lead()}>
      <div className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {checklist().map(({ key, title, items }) => (
          <fieldset key={key}>
            <legend className="title-5 mb-1">{title}</legend>
            {items.map((item) => (
              <label key={item} className="flex min-h-11 items-start gap-3 py-2 text-md leading-[1.4]!">
                <input type="checkbox" className="tick" />
                <span>{item}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Section>
  );
}
