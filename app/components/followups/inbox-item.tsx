import clsx from "clsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useMay } from "#app/components/team/own-role.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { InboxItem as Item } from "#domain/followups/inbox.server.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { STATE_NAMES } from "#texts/followups.ts";
import { ageName } from "#texts/offers.ts";
import { OpenForm } from "./open-form.tsx";
import { RequestMark } from "./request-mark.tsx";
import { chipsOf, momentText, priceText, sharedText, statusOf } from "./request-words.ts";

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

/** A row that is open beside the list has an edge. */
const CHOSEN = "bg-tint before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-brand";
const PREVIEWED = "lg:bg-tint lg:before:absolute lg:before:inset-y-0 lg:before:left-0 lg:before:w-0.75 lg:before:bg-brand";

/** An offer as a row of the list: who, what about, by when, and the act on it. The whole row is the link, except the act. */
export function InboxItem({ item, path, current, previewed = false, opens }: Props) {
  const { service, city, ageBand, name, initials, tab, madeAt, number, quality, waitsForPatient } = item;
  const seesPrices = useMay()("requests.open");
  const subject = service?.name ?? m.followups_general();
  const waits = tab === "new" || tab === "answered";
  const score = m.followups_score({ score: String(quality.score) });
  const facts = [name && subject, ageBand && ageName(ageBand), city, ...(waits ? chipsOf(item) : [])];
  return (
    <li
      className={clsx(
        "relative flex flex-wrap items-start gap-x-3.5 gap-y-2.5 border-t px-4 py-3.5 first:border-t-0 hover:bg-tint",
        current && CHOSEN,
        previewed && PREVIEWED,
      )}
    >
      <RequestMark initials={initials ?? ""} asksFirst={waitsForPatient} />
      <div className="min-w-0 flex-1 leading-[1.4]!">
        <h2 className="wrap-anywhere font-semibold text-md">
          <a
            href={href(path)}
            aria-current={current ? "true" : undefined}
            data-stop
            className="text-inherit no-underline after:absolute after:inset-0"
          >
            {name || subject}
          </a>
        </h2>
        <p className="text-ink-2 text-sm">{facts.filter(Boolean).join(" · ")}</p>
        <p className={clsx("text-sm", tab === "withdrawn" ? "font-semibold text-err" : "font-semibold")}>{stepText(item, seesPrices)}</p>
        <p className="text-ink-3 text-xs">
          <span translate="no" className="num">
            {number}
          </span>{" "}
          · {[m.followups_received_on({ day: formatWeekday(madeAt) }), ...(waits || tab === "opened" ? [score] : [])].join(" · ")}
        </p>
      </div>
      {waits && opens && seesPrices ? (
        <div className="relative z-1 grid max-w-32 justify-items-end gap-1 text-right text-sm has-[details[open]]:max-w-none has-[details[open]]:basis-full has-[details[open]]:justify-items-stretch">
          <Act item={item} {...opens} />
          <p className="text-ink-2 text-xs leading-[1.35]!">
            <b className="num font-semibold text-ink">{priceText(item)}</b> · {sharedText(item)}
          </p>
        </div>
      ) : (
        <ChevronRight aria-hidden className="size-5 flex-none self-center text-ink-3" />
      )}
    </li>
  );
}

/** Says what is next with an offer, and by when: to answer it, to write again, or nothing any more. */
function stepText(item: Item, seesPrices: boolean): string {
  const { tab, answerBy, answeredAt, state, assignedTo, callbackOn } = item;
  if (tab === "withdrawn") return m.followups_withdrawn_title();
  const status = statusOf(item, seesPrices).label;
  const deadline = answeredAt ? m.followups_answered_on(momentText(answeredAt)) : m.followups_answer_by(momentText(answerBy));
  if (tab === "closed") return status;
  if (tab !== "opened") return deadline;
  return [
    `${m.followups_state()}: ${STATE_NAMES[state]()}`,
    assignedTo?.name,
    !answeredAt && deadline,
    callbackOn && m.followups_callback_on({ day: formatWeekday(callbackOn) }),
    status,
  ]
    .filter(Boolean)
    .join(" · ");
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
