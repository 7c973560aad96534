import { CityScene } from "#app/components/illustration/illustration.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { m } from "#messages/m.ts";

/** What somebody has entered so far about their profile. */
export interface ProfileSoFar {
  isClinic: boolean;
  name: string;
  city: string;
  /** The names of services. */
  services: readonly string[];
}

const SHOWN = 3;

/** The beginning of a profile, with what is still missing. Telephones leave it out, since it would be below the button. */
export function ProfilePreview({ profile: { isClinic, name, city, services } }: { profile: ProfileSoFar }) {
  const more = services.length - SHOWN;
  return (
    <div className="grid gap-3 border-t pt-5 max-md:hidden">
      <h3 className="font-semibold">{m.identity_preview()}</h3>
      <div className="flex items-center gap-3">
        <span aria-hidden className="block h-14 w-14 flex-none overflow-hidden rounded-[999px_999px_10px_10px]">
          <CityScene city={city} slug={city} alt="" />
        </span>
        <div className="min-w-0 flex-1 leading-[1.35]!">
          <b className="block break-words font-semibold">{name || m.identity_preview_name()}</b>
          {city && <span className="text-ink-2 text-sm">{city}</span>}
        </div>
        <Badge kind="neutral">{m.centers_unverified()}</Badge>
      </div>
      {services.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {services.slice(0, SHOWN).map((service) => (
            <Tag key={service}>{service}</Tag>
          ))}
          {more > 0 && <Tag>{m.identity_preview_more({ count: more })}</Tag>}
        </p>
      )}
      {isClinic && (
        <Facts
          facts={[
            { key: "price", label: m.identity_preview_price(), value: m.identity_preview_no_price(), missing: true },
            { key: "outcomes", label: m.identity_preview_outcomes(), value: m.identity_preview_no_outcomes(), missing: true },
            { key: "reply", label: m.identity_preview_reply(), value: m.identity_preview_no_reply(), missing: true },
          ]}
        />
      )}
    </div>
  );
}
