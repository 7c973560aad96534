import ChevronRight from "lucide-react/icons/chevron-right";
import { href } from "#app/locale.ts";
import type { CityCount } from "#domain/directory/city.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** Every city with centers as a link. The list contains everything that the map shows. */
export function CityList({ cities }: { cities: readonly CityCount[] }) {
  return (
    <ul>
      {cities.map(({ slug, name, centers }) => (
        <li key={slug} className="border-b">
          <a
            href={href(`/ciudades/${slug}`)}
            data-place={slug}
            className="flex min-h-14 items-center gap-3.5 rounded-xs px-1 py-2 text-lg leading-[1.3]! font-semibold text-ink no-underline smooth hover:bg-tint data-lit:bg-tint"
          >
            {name}{" "}
            <span className="num ml-auto text-md font-book text-ink-2">
              {m.centers_count({ count: centers, number: formatNumber(centers) })}
            </span>
            <ChevronRight className="size-[18px] text-ink-3" />
          </a>
        </li>
      ))}
    </ul>
  );
}
