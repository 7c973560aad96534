import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { CityScene } from "#app/components/illustration/illustration.tsx";
import { href } from "#app/locale.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { MAX_COMPARED } from "#domain/directory/comparison.ts";
import { m } from "#messages/m.ts";

interface CompareTrayProps {
  centers: readonly { slug: string; name: string; city: string | null }[];
  /** The address of the comparison. */
  address: string;
}

/** The chosen centers at the foot of the page. Pages fetch it from the server when they need it. */
export function CompareTray({ centers, address }: CompareTrayProps) {
  const slugs = centers.map(({ slug }) => slug);
  return (
    <section
      data-tray={slugs.join(".")}
      aria-label={m.compare_tray()}
      className="wrap sticky bottom-3 z-30 in-[main:has(>[data-away-from])]:max-md:bottom-22 mb-6 max-md:px-3 md:bottom-4 print:hidden"
    >
      <div className="on-deep flex items-center gap-2 rounded-[22px] bg-toast p-2.5 text-white elevation-3 md:gap-4 md:py-3 md:pr-3.5 md:pl-6">
        <b className="font-bold whitespace-nowrap max-md:sr-only">{m.compare_tray_count({ count: centers.length })}</b>
        <ul className="flex min-w-0 grow gap-2">
          {centers.map(({ slug, name, city }) => (
            <li key={slug} className="flex min-w-0 items-center gap-2.5 rounded-lg md:bg-white/10 md:py-1 md:pl-1.5">
              <span className="size-11 flex-none overflow-hidden rounded-arch md:size-9">
                <CityScene city={city ?? ""} slug={slug} alt="" />
              </span>
              <span translate="no" className="min-w-0 overflow-hidden text-ui font-medium text-ellipsis whitespace-nowrap max-lg:sr-only">
                {name}
              </span>
              <form method="post" action={href("/comparar")} className="-ml-2 max-md:hidden">
                <input type="hidden" name="centros" value={slugs.join(",")} />
                <Tooltip text={m.compare_tray_remove()}>
                  {(described) => (
                    <IconButton
                      {...described}
                      type="submit"
                      kind="deep"
                      name="quitar"
                      value={slug}
                      label={m.compare_remove({ name })}
                      data-compare={slug}
                    >
                      <X className="size-[18px]!" />
                    </IconButton>
                  )}
                </Tooltip>
              </form>
            </li>
          ))}
          {centers.length < MAX_COMPARED && (
            <li className="flex items-center gap-2 rounded-lg border border-dashed border-on-deep-2/50 px-3.5 text-ui text-on-deep-2 max-lg:hidden">
              <Plus />
              {m.compare_tray_more()}
            </li>
          )}
        </ul>
        <form method="post" action={href("/comparar")}>
          <button type="submit" name="vaciar" value="1" data-compare="" className={`${PILL} hover:bg-white/15`}>
            {m.compare_tray_clear()}
          </button>
        </form>
        <a href={address} className={`${PILL} bg-white px-5 text-mar-900 no-underline hover:bg-mar-100`}>
          {m.compare_tray_go()}
          <span className="num ml-1.5 md:hidden">({centers.length})</span>
        </a>
      </div>
    </section>
  );
}

const PILL = "flex min-h-11 items-center rounded-lg px-3 text-ui font-semibold whitespace-nowrap smooth";
