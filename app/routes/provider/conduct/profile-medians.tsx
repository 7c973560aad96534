import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Table } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { PROFILE_PARTS, type ProfileMedians, type ProfilePart } from "#domain/conduct/profile-medians.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

const PARTS: Readonly<Record<ProfilePart, { name: () => string; to: string | null; centersOnly?: true }>> = {
  photos: { name: m.listing_medians_photos, to: "galeria" },
  prices: { name: m.listing_medians_prices, to: "precios", centersOnly: true },
  languages: { name: m.listing_medians_languages, to: "perfil#servicios" },
  doctors: { name: m.listing_medians_doctors, to: "doctores", centersOnly: true },
  reply: { name: m.listing_medians_reply, to: null },
};

const shown = (part: ProfilePart, value: number | null): string => {
  if (value === null) return m.listing_statistics_none();
  const number = formatNumber(value, Number.isInteger(value) ? 0 : 1);
  return part === "reply" ? m.listing_statistics_hours_value({ hours: number }) : number;
};

/** What a good profile has: this one beside the median of the others, and a door to what it has less of. */
export function ProfileMediansPanel({ medians: { type, city, parts } }: { medians: ProfileMedians }) {
  const rows = PROFILE_PARTS.filter((part) => type === "clinic" || !PARTS[part].centersOnly);
  const title = city ? m.listing_medians_title({ city }) : m.listing_medians_title_country();
  return (
    <Panel title={title}>
      <p className="text-ink-2">{m.listing_medians_text()}</p>
      <Table
        caption={title}
        captionHidden
        stacked
        rows={rows}
        rowKey={(part) => part}
        columns={[
          { key: "part", header: m.listing_medians_part(), rowHeader: true, cell: (part) => <Part part={part} {...parts[part]} /> },
          { key: "own", header: m.listing_medians_own(), numeric: true, cell: (part) => shown(part, parts[part].own) },
          { key: "median", header: m.listing_medians_median(), numeric: true, cell: (part) => shown(part, parts[part].median) },
        ]}
      />
    </Panel>
  );
}

/** A part by its name, with the door to more of it where the median is higher. */
function Part({ part, own, median }: { part: ProfilePart; own: number | null; median: number | null }) {
  const { to, name } = PARTS[part];
  const fewer = to !== null && median !== null && (own ?? 0) < median;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {name()}
      {fewer && (
        <TextLink href={href(`/dashboard/provider/${to}`)}>
          {m.listing_medians_add()}
          <span className="sr-only">: {name()}</span>
        </TextLink>
      )}
    </span>
  );
}
