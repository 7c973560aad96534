import clsx from "clsx";
import Timer from "lucide-react/icons/timer";
import { useMay } from "#app/components/team/own-role.ts";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { InboxItem as Item } from "#domain/followups/inbox.server.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { STATE_NAMES } from "#texts/followups.ts";
import { ageName } from "#texts/offers.ts";
import { HiddenPerson } from "./hidden-person.tsx";
import { chipsOf, momentText, priceText, sharedText, statusOf } from "./request-words.ts";
import { ScoreRing } from "./score-ring.tsx";

interface Props {
  item: Item;
  /** The path of its own screen. */
  path: string;
  current: boolean;
  /** True when it is shown beside the list on wide screens although nobody has chosen it. */
  previewed?: boolean;
}

/** An offer in a list. The whole card is the link. */
export function InboxItem({ item, path, current, previewed = false }: Props) {
  const { service, city, ageBand, name, tab, madeAt, answerBy, answeredAt, state, assignedTo, number } = item;
  const seesPrices = useMay()("requests.open");
  const status = statusOf(item, seesPrices);
  const facts = [city, name ?? (ageBand && ageName(ageBand)), m.followups_received_on({ day: formatWeekday(madeAt) })];
  return (
    <li
      className={clsx(
        "relative grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-xl border bg-surface p-4 elevation-1 md:p-5",
        current ? "border-brand outline-1 outline-brand" : "hover:border-line-strong",
        previewed && "lg:border-brand lg:outline-1 lg:outline-brand",
      )}
    >
      <div className="flex items-start gap-3.5">
        {tab !== "withdrawn" && <ScoreRing score={item.quality.score} />}
        <div className="min-w-0 flex-1">
          <h2 className="title-5">
            <a
              href={href(path)}
              aria-current={current ? "true" : undefined}
              className="text-inherit no-underline after:absolute after:inset-0 after:rounded-xl"
            >
              {service?.name ?? m.followups_general()}
            </a>
          </h2>
          <p className="text-ink-2 text-sm">{facts.filter(Boolean).join(" · ")}</p>
          <p translate="no" className="num text-ink-3 text-sm">
            {number}
          </p>
        </div>
        <Badge kind={status.kind} className="max-sm:hidden">
          {status.label}
        </Badge>
      </div>
      <Badge kind={status.kind} className="justify-self-start sm:hidden">
        {status.label}
      </Badge>
      {(tab === "new" || tab === "answered") && (
        <>
          <HiddenPerson />
          <div className="flex flex-wrap items-end justify-between gap-3">
            <p>
              {seesPrices && <span className="num title-5 block">{priceText(item)}</span>}
              <span className="text-ink-2 text-sm">{sharedText(item)}</span>
            </p>
            <p className="flex items-center gap-1.5 text-ink-2 text-sm">
              <Timer className="size-4.5" />
              {answeredAt ? m.followups_answered_on(momentText(answeredAt)) : m.followups_answer_by(momentText(answerBy))}
            </p>
          </div>
          <ul className="flex flex-wrap gap-2 empty:hidden">
            {chipsOf(item).map((chip) => (
              <li key={chip} className="rounded-full bg-badge-none px-3 py-1 text-on-badge-none text-sm">
                {chip}
              </li>
            ))}
          </ul>
        </>
      )}
      {tab === "opened" && (
        <p className="text-ink-2 text-sm">
          {m.followups_state()}: <b className="font-semibold text-ink">{STATE_NAMES[state]()}</b>
          {assignedTo && ` · ${assignedTo.name}`}
          {!answeredAt && ` · ${m.followups_answer_by(momentText(answerBy))}`}
        </p>
      )}
      {tab === "withdrawn" && <p className="font-semibold text-err text-sm">{m.followups_withdrawn_title()}</p>}
    </li>
  );
}
