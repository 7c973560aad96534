import CalendarDays from "lucide-react/icons/calendar-days";
import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import Languages from "lucide-react/icons/languages";
import type { ReactNode } from "react";
import { DistantScene } from "#app/components/illustration/illustration.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";

const GUIDE = "/republica-dominicana/planificar-mi-experiencia";

/** Introduces the trip guide to people from abroad. */
export function Trip() {
  return (
    <section id="viaje" aria-labelledby="viaje-titulo" className="wrap band">
      <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-3xl border bg-surface elevation-2 md:grid-cols-[1.05fr_1fr]">
        <div className="relative min-h-50">
          <div className="absolute inset-0">
            <DistantScene scene="shore" palette="afternoon" flipped={false} />
          </div>
        </div>
        <div className="grid min-w-0 content-center gap-5 px-6 py-7 md:p-9 lg:p-13">
          <h2 id="viaje-titulo" className="title-2">
            {m.home_trip_title()}
          </h2>
          <p className="text-ink-2">{m.home_trip_lead()}</p>
          <ul className="grid gap-2">
            <Point icon={<CalendarDays />}>{m.home_trip_calendar()}</Point>
            <Point icon={<FileText />}>{m.home_trip_papers()}</Point>
            <Point icon={<Languages />}>{m.home_trip_language()}</Point>
          </ul>
          <div className="flex flex-wrap items-center gap-3">
            <Button kind="primary" href={href(GUIDE)} className="whitespace-normal!">
              {m.home_trip_plan()}
            </Button>{" "}
            <Button
              kind="quiet"
              href={href(`${GUIDE}/guia.pdf`)}
              icon={<Download />}
              download
              data-event="download_guide"
              data-facts={JSON.stringify({ value: "pdf" })}
              data-no-prerender
            >
              {m.home_trip_document()}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 [&>.lucide]:mt-1 [&>.lucide]:text-brand">
      {icon}
      <span>{children}</span>
    </li>
  );
}
