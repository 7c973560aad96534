import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { CityScene } from "#app/components/illustration/illustration.tsx";
import { href } from "#app/locale.ts";
import { MenuAction } from "#app/ui/popover-menu.tsx";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";

/** The center of the screens, and links to the person's others. */
export function PlaceChoice({ places }: { places: readonly Place[] }) {
  const [place, ...others] = places;
  if (!place) return null;
  if (others.length === 0) return <p className={LOOK}>{look(place)}</p>;
  return (
    <>
      <button type="button" popoverTarget={CHOICE} className={`${LOOK} hover:bg-hover`}>
        {look(place)} <span className="sr-only">{m.team_choose()}</span>
        <ChevronsUpDown className="ml-auto" />
      </button>
      <form id={CHOICE} popover="auto" className="menu" method="post" action={href("/dashboard/provider/centro")}>
        <ul>
          {others.map((other) => (
            <MenuAction key={other.id} type="submit" name="centro" value={other.id} icon={null}>
              {other.name}
            </MenuAction>
          ))}
        </ul>
      </form>
    </>
  );
}

/** The id of the list of the other centers. */
const CHOICE = "otros-centros";

const LOOK = "flex min-h-14 w-full flex-none items-center gap-3 rounded-md border bg-surface p-2.5 text-left leading-[1.3]!";

const look = ({ slug, name, city }: Place) => (
  <>
    <span aria-hidden className="size-10 flex-none overflow-hidden rounded-[999px_999px_8px_8px]">
      <CityScene city={city ?? ""} slug={slug} alt="" />
    </span>
    <span className="min-w-0">
      <b className="block text-balance font-semibold text-ui">{name}</b>{" "}
      <span className="block text-ink-2 text-sm">{city ?? m.centers_city_unknown()}</span>
    </span>
  </>
);
