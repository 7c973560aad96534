import clsx from "clsx";
import { useMay } from "#app/components/team/own-role.ts";
import { StatTile } from "#app/ui/stat-tile.tsx";
import type { WhoWaits } from "#domain/conduct/who-waits.server.ts";
import type { InboxFigures } from "#domain/followups/inbox.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { waitingParts } from "./waiting-parts.ts";

interface Props {
  figures: InboxFigures;
  /** Null where the screen says it otherwise. */
  waits: WhoWaits | null;
}

/** The figures of a center's requests, each with its sample. */
export function Figures({ figures, waits }: Props) {
  const { reply, cases, answered, balanceCents, welcomeLeft, affordable } = figures;
  const seesMoney = useMay()("requests.open");
  const tiles = [
    waits && {
      label: m.followups_figure_waiting(),
      value: waits.total,
      detail: waitingParts(waits).join(", ") || m.followups_figure_none_waits(),
    },
    {
      label: m.followups_figure_reply(),
      value: reply ? m.followups_figure_hours({ hours: formatNumber(reply.medianHours) }) : m.followups_figure_no_data(),
      detail: reply ? m.followups_figure_reply_sample({ cases: String(reply.cases) }) : m.followups_figure_few(),
    },
    {
      label: m.followups_figure_answered(),
      value: m.followups_figure_of({ answered: String(answered), cases: String(cases) }),
      detail: m.followups_figure_days(),
    },
    seesMoney && {
      label: m.followups_figure_balance(),
      value: formatUsdExact(balanceCents),
      detail:
        welcomeLeft > 0
          ? m.followups_figure_free({ count: welcomeLeft })
          : affordable > 0
            ? m.followups_figure_affordable({ count: affordable })
            : m.followups_figure_affordable_none(),
    },
  ];
  return (
    <section aria-label={m.followups_figures()}>
      <dl className={clsx("grid grid-cols-2 gap-3 md:gap-4", waits ? "xl:grid-cols-4" : "md:grid-cols-3")}>
        {tiles.map(
          (tile) => tile && <StatTile key={tile.label} {...tile} className="rounded-xl border bg-surface p-4 elevation-1 md:p-5" />,
        )}
      </dl>
    </section>
  );
}
