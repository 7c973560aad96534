import { StatTile } from "#app/ui/stat-tile.tsx";
import { m } from "#messages/m.ts";
import { formatPercent } from "#platform/format.ts";

interface PromiseFigureProps {
  /** The text of the promise. */
  label: string;
  /** Null when there are too few cases. */
  measured: { share: number; cases: number } | null;
  /** The number of cases behind the share, if there is a share. */
  detail: (cases: number) => string;
}

/** A promise together with its measurement, or a sentence that nothing has been measured yet. It belongs inside a `<dl>`. */
export function PromiseFigure({ label, measured, detail }: PromiseFigureProps) {
  return (
    <StatTile
      label={label}
      value={measured ? formatPercent(measured.share) : m.about_no_figure()}
      detail={measured ? detail(measured.cases) : m.about_no_figure_detail()}
    />
  );
}
