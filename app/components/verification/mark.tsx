import clsx from "clsx";
import Check from "lucide-react/icons/check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import Clock from "lucide-react/icons/clock";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { m } from "#messages/m.ts";

const VERDICTS = {
  matches: { look: "bg-badge-ok text-on-badge-ok", word: "text-ok", Icon: Check, name: m.verification_verdict_matches },
  differs: { look: "bg-badge-err text-on-badge-err", word: "text-err", Icon: TriangleAlert, name: m.verification_verdict_differs },
  open: { look: "bg-badge-none text-on-badge-none", word: "text-ink-2", Icon: CircleDashed, name: m.verification_verdict_open },
  expiring: { look: "bg-badge-warn text-on-badge-warn", word: "text-warn", Icon: Clock, name: m.verification_verdict_expiring },
  expired: { look: "bg-badge-err text-on-badge-err", word: "text-err", Icon: TriangleAlert, name: m.verification_verdict_expired },
} as const;
export type Verdict = keyof typeof VERDICTS;

/** The heading of an item that is compared with the papers: a mark, its name, and the verdict in words. */
export function VerdictHeading({ name, verdict }: { name: string; verdict: Verdict }) {
  const { look, word, Icon, name: said } = VERDICTS[verdict];
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-3">
      <span className={clsx("grid size-8 place-items-center rounded-lg", look)}>
        <Icon className="size-4.5" />
      </span>
      <h3 className="font-semibold text-base">{name}</h3>
      <span className={clsx("font-semibold text-sm", word)}>{said()}</span>
    </div>
  );
}
