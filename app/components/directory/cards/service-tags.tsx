import { Tag } from "#app/ui/tag.tsx";
import type { CenterCard } from "#domain/directory/center-card.ts";
import { m } from "#messages/m.ts";

/** The first services of a center, and the number of further ones. */
export function ServiceTags({ services, shown }: { services: CenterCard["services"]; shown: number }) {
  const hidden = services.length - shown;
  if (services.length === 0) return <p className="text-ui leading-[1.4]! text-ink-2">{m.centers_services_unknown()}</p>;
  return (
    <ul aria-label={m.centers_services()} className="flex flex-wrap gap-1 sm:gap-[7px]">
      {services.slice(0, shown).map(({ id, shortName }) => (
        <li key={id} className="contents">
          <Tag>{shortName}</Tag>
        </li>
      ))}
      {hidden > 0 && (
        <li className="contents">
          <Tag quiet>{m.centers_services_more({ number: hidden })}</Tag>
        </li>
      )}
    </ul>
  );
}
