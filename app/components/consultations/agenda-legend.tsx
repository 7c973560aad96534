import clsx from "clsx";
import type { ReactNode } from "react";
import type { Doctor } from "#domain/consultations/doctors.server.ts";
import { m } from "#messages/m.ts";
import { lookOf } from "./agenda.ts";
import { HATCHED } from "./agenda-grid.tsx";

/** The meaning of the colors and lines of the grid. */
export function AgendaLegend({ doctors, view }: { doctors: readonly Doctor[]; view: "day" | "week" }) {
  return (
    <ul className="hidden flex-wrap gap-x-5 gap-y-1.5 text-ink-2 text-sm md:flex">
      {(view === "day" ? doctors : []).map(({ id, name }) => (
        <Sign key={id} className={clsx("border border-l-4", lookOf(doctors, id).edge, lookOf(doctors, id).ground)}>
          {name}
        </Sign>
      ))}
      <Sign className="border-2 border-ambar-400 border-dashed bg-ambar-50 dark:bg-surface">{m.consultations_legend_pending()}</Sign>
      <Sign className="border-2 border-mar-500 border-dashed bg-surface">{m.consultations_legend_proposal()}</Sign>
      <Sign className={clsx("border", HATCHED)}>{view === "day" ? m.consultations_legend_closed() : m.consultations_legend_busy()}</Sign>
      {view === "day" ? (
        <li>
          <span aria-hidden className="text-mar-500">
            ●
          </span>{" "}
          {m.consultations_legend_dot()}
        </li>
      ) : (
        <Sign className="bg-mar-100 dark:bg-[#1b4653]">{m.consultations_legend_open()}</Sign>
      )}
    </ul>
  );
}

const Sign = ({ className, children }: { className: string; children: ReactNode }) => (
  <li className="inline-flex items-center gap-2">
    <span aria-hidden className={clsx("h-3.5 w-6 rounded-xs", className)} />
    {children}
  </li>
);
