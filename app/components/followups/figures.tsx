import { useMay } from "#app/components/team/own-role.ts";
import type { CenterFigures } from "#app/forms/followups/load-figures.server.ts";
import { href } from "#app/locale.ts";
import { StatTile } from "#app/ui/stat-tile.tsx";
import type { Steps } from "#domain/followups/path.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { Sparkline } from "./sparkline.tsx";

/** The figures of a center's requests: each with its sample, its course, and what it was in the ninety days before. */
export function Figures({ figures }: { figures: CenterFigures }) {
  const { reply, replyBefore, replyCourse, path, balanceCents, welcomeLeft, affordable } = figures;
  const { before, parts } = path;
  const seesMoney = useMay()("requests.open");
  const hours = (value: number) => m.followups_figure_hours({ hours: formatNumber(value) });
  const of = (answered: number, cases: number) => m.followups_figure_of({ answered: String(answered), cases: String(cases) });
  const share = (part: (steps: Steps) => number, whole: (steps: Steps) => number) =>
    parts.map((steps) => (whole(steps) > 0 ? part(steps) / whole(steps) : null));
  const since = (text: string | null) => (text ? ` · ${m.followups_figure_before({ before: text })}` : "");
  const tiles = [
    {
      label: m.followups_figure_reply(),
      value: reply ? hours(reply.medianHours) : m.followups_figure_no_data(),
      detail: reply
        ? m.followups_figure_reply_sample({ cases: String(reply.cases) }) + since(replyBefore === null ? null : hours(replyBefore))
        : m.followups_figure_few(),
      picture: reply && <Sparkline values={replyCourse} />,
    },
    {
      label: m.followups_figure_answered(),
      value: of(path.answered, path.cases),
      detail: m.followups_figure_days() + since(before.cases > 0 ? of(before.answered, before.cases) : null),
      picture: (
        <Sparkline
          values={share(
            ({ answered }) => answered,
            ({ cases }) => cases,
          )}
        />
      ),
    },
    {
      label: m.followups_figure_consulted(),
      value: of(path.consulted, path.opened),
      detail: m.followups_figure_consulted_sample() + since(before.opened > 0 ? of(before.consulted, before.opened) : null),
      picture: (
        <Sparkline
          values={share(
            ({ consulted }) => consulted,
            ({ opened }) => opened,
          )}
        />
      ),
    },
    seesMoney && {
      label: m.followups_figure_balance(),
      value: formatUsdExact(balanceCents),
      detail: (
        <>
          {affordable > 0 ? m.followups_figure_affordable({ count: affordable }) : m.followups_figure_affordable_none()}{" "}
          <a href={href("/dashboard/provider/billetera/recargar")} className="link">
            {m.wallet_top_up_short()}
          </a>
          <Welcome left={welcomeLeft} />
        </>
      ),
    },
  ];
  return (
    <section aria-label={m.followups_figures()}>
      <dl className="grid grid-cols-2 gap-2.5 md:gap-4 xl:grid-cols-[repeat(auto-fit,minmax(0,1fr))]">
        {tiles.map(
          (tile) => tile && <StatTile key={tile.label} {...tile} className="rounded-xl border bg-surface p-3.5 elevation-1 md:p-4.5" />,
        )}
      </dl>
    </section>
  );
}

/** A dot for each of the free first requests, filled once it is used. */
const Welcome = ({ left }: { left: number }) => (
  <span className="mt-1 flex items-center gap-2">
    <span aria-hidden className="flex flex-none gap-1.25">
      {Array.from({ length: WELCOME_LEADS }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: one dot is one request, and they are all alike
          key={index}
          className={index < WELCOME_LEADS - left ? "size-3 rounded-full bg-alba-500" : "size-3 rounded-full border-2 border-alba-600"}
        />
      ))}
    </span>
    <span className="min-w-0">
      {left > 0 ? m.followups_figure_free({ count: left }) : m.followups_figure_free_used({ total: String(WELCOME_LEADS) })}
    </span>
  </span>
);
