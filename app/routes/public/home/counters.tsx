import ArrowRight from "lucide-react/icons/arrow-right";
import Plane from "lucide-react/icons/plane";
import type { ReactNode } from "react";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

interface CountersProps {
  counts: { centers: number; verifiedCenters: number; specialists: number; cities: number };
}

/** Shows the size of the directory today, and a link for people from abroad. */
export function Counters({ counts: { centers, verifiedCenters, specialists, cities } }: CountersProps) {
  const site = useSiteName();
  return (
    <section aria-label={m.home_counters()} className="wrap mt-5 grid gap-3 md:mt-8 md:grid-cols-[1fr_1fr_1.1fr] md:gap-5">
      <Counter
        href={href("/centros")}
        mark={<Figure>{centers}</Figure>}
        title={m.home_counters_centers({ count: centers })}
        detail={m.home_counters_verified({ site, count: verifiedCenters, number: formatNumber(verifiedCenters) })}
      />
      <Counter
        href={href("/especialistas")}
        mark={<Figure>{specialists}</Figure>}
        title={m.home_counters_specialists({ count: specialists })}
        detail={m.home_counters_cities({ count: cities, number: formatNumber(cities) })}
      />
      <Counter
        warm
        href={href("/republica-dominicana/planificar-mi-experiencia")}
        mark={
          <span className="grid size-14 place-items-center rounded-full bg-alba-200 text-[#5f1f0d]">
            <Plane className="size-7" />
          </span>
        }
        title={m.home_counters_trip()}
        detail={m.home_counters_trip_detail()}
      />
    </section>
  );
}

function Figure({ children }: { children: number }) {
  return (
    <span className="num min-w-14 font-display text-[2.875rem] leading-none! font-[640] text-brand md:min-w-0 md:text-[3.375rem]">
      {formatNumber(children)}
    </span>
  );
}

function Counter({ href, mark, title, detail, warm }: { href: string; mark: ReactNode; title: string; detail: string; warm?: boolean }) {
  return (
    <a
      href={href}
      className={`flex min-h-22 items-center gap-[18px] rounded-2xl border px-[18px] py-3.5 text-ink no-underline smooth hover:elevation-2 md:min-h-25 md:px-[22px] md:py-[18px] ${warm ? "border-alba-100 bg-warm dark:border-line" : "bg-surface"}`}
    >
      {mark}{" "}
      <span>
        <span className="block text-lg leading-[1.3]! font-bold">{title}</span> <span className="block text-sm text-ink-2">{detail}</span>
      </span>
      <ArrowRight className="ml-auto text-brand" />
    </a>
  );
}
