import clsx from "clsx";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Lock from "lucide-react/icons/lock";
import Timer from "lucide-react/icons/timer";
import { useMay } from "#app/components/team/own-role.ts";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { InboxItem as Item } from "#domain/followups/inbox.server.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { STATE_NAMES } from "#texts/followups.ts";
import { ageName } from "#texts/offers.ts";
import { OpenForm } from "./open-form.tsx";
import { chipsOf, momentText, priceText, sharedText, statusOf } from "./request-words.ts";
import { ScoreRing } from "./score-ring.tsx";

interface Props {
  item: Item;
  /** The path of its own screen. */
  path: string;
  current: boolean;
  /** True when it is shown beside the list on wide screens although nobody has chosen it. */
  previewed?: boolean;
  /** What opening it from here takes. Without it, it is opened on its own screen. */
  opens?: { centerId: string; balanceCents: number } | undefined;
}

/** An offer in a list. The whole card is the link, except the act on it. */
export function InboxItem({ item, path, current, previewed = false, opens }: Props) {
  const { service, city, ageBand, name, tab, madeAt, answerBy, answeredAt, state, assignedTo, callbackOn, number } = item;
  const seesPrices = useMay()("requests.open");
  const status = statusOf(item, seesPrices);
  const subject = service?.name ?? m.followups_general();
  const facts = [name && subject, city, ageBand && ageName(ageBand), m.followups_received_on({ day: formatWeekday(madeAt) })];
  const waits = tab === "new" || tab === "answered";
  return (
    <li
      className={clsx(
        "relative grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-xl border bg-surface p-4 elevation-1 md:p-5",
        current ? "border-brand outline-1 outline-brand" : "hover:border-line-strong",
        previewed && "lg:border-brand lg:outline-1 lg:outline-brand",
      )}
    >
      <div className="flex items-start gap-3.5">
        <Mark item={item} />
        <div className="min-w-0 flex-1">
          <h2 className="title-5 wrap-anywhere">
            <a
              href={href(path)}
              aria-current={current ? "true" : undefined}
              className="text-inherit no-underline after:absolute after:inset-0 after:rounded-xl"
            >
              {name || subject}
            </a>
          </h2>
          <p className="text-ink-2 text-sm">{facts.filter(Boolean).join(" · ")}</p>
          <p translate="no" className="num text-ink-3 text-sm">
            {number}
          </p>
        </div>
        {tab !== "withdrawn" && <ScoreRing score={item.quality.score} />}
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Badge kind={status.kind}>{status.label}</Badge>
        {waits && (
          <span className="flex items-center gap-1.5 text-ink-2 text-sm">
            <Timer className="size-4.5" />
            {answeredAt ? m.followups_answered_on(momentText(answeredAt)) : m.followups_answer_by(momentText(answerBy))}
          </span>
        )}
      </p>
      {waits && (
        <>
          <ul className="flex flex-wrap gap-2 empty:hidden">
            {chipsOf(item).map((chip) => (
              <li key={chip} className="rounded-full bg-badge-none px-3 py-1 text-on-badge-none text-sm">
                {chip}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              {seesPrices && <span className="num title-5 block">{priceText(item)}</span>}
              <span className="text-ink-2 text-sm">{sharedText(item)}</span>
            </p>
            {opens && seesPrices && (
              <div className="relative z-1 min-w-32 has-[details[open]]:w-full">
                <Act item={item} {...opens} />
              </div>
            )}
          </div>
        </>
      )}
      {tab === "opened" && (
        <p className="text-ink-2 text-sm">
          {m.followups_state()}: <b className="font-semibold text-ink">{STATE_NAMES[state]()}</b>
          {assignedTo && ` · ${assignedTo.name}`}
          {!answeredAt && ` · ${m.followups_answer_by(momentText(answerBy))}`}
          {callbackOn && ` · ${m.followups_callback_on({ day: formatWeekday(callbackOn) })}`}
        </p>
      )}
      {tab === "withdrawn" && <p className="font-semibold text-err text-sm">{m.followups_withdrawn_title()}</p>}
    </li>
  );
}

/** The initials of a person whose request the center opened, or a sign that they are hidden. The name or the subject is beside it. */
function Mark({ item: { initials, waitsForPatient } }: { item: Item }) {
  return (
    <span
      aria-hidden
      className={clsx(
        "grid h-12.5 w-11 flex-none place-items-center rounded-arch pt-1 font-semibold",
        initials ? "bg-warm text-ink" : "bg-tonal text-on-tonal",
      )}
    >
      {initials || (waitsForPatient ? <CircleHelp className="size-5" /> : <Lock className="size-5" />)}
    </span>
  );
}

/** The next step with an offer that waits: opening it, which asks once where that spends, or answering who asked first. */
function Act({ item, centerId, balanceCents }: { item: Item; centerId: string; balanceCents: number }) {
  if (!item.waitsForPatient) return <OpenForm inRow centerId={centerId} request={item} balanceCents={balanceCents} />;
  return (
    <Button kind="outline" size="s" wide href={href(`/dashboard/provider/solicitudes/${item.id}/mensajes`)}>
      {item.answeredAt ? m.followups_answer_more() : m.followups_answer_question()}
    </Button>
  );
}
