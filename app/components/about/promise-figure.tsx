import { m } from "#app/paraglide/messages.js";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { formatPercent } from "#platform/format.ts";

interface PromiseFigureProps {
  /** What was promised. */
  label: string;
  /** Null where there is too little to measure. */
  measured: { share: number; cases: number } | null;
  /** What the share is of, when there is one. */
  detail: (cases: number) => string;
}

/** A promise never stands without what was measured, or the words that nothing was yet. Inside a `<dl>`. */
export function PromiseFigure({ label, measured, detail }: PromiseFigureProps) {
  return (
    <StatTile
      label={label}
      value={measured ? formatPercent(measured.share) : m.about_no_figure()}
      detail={measured ? detail(measured.cases) : m.about_no_figure_detail()}
    />
  );
}
