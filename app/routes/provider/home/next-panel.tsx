import Reply from "lucide-react/icons/reply";
import { ContactButtons } from "#app/components/followups/contact-buttons.tsx";
import { useMay } from "#app/components/team/own-role.ts";
import type { Today } from "#app/forms/followups/load-today.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import { ageName } from "#texts/offers.ts";
import { CameForm } from "./came-form.tsx";
import { RowMark } from "./row-mark.tsx";
import { callbackText, dueText, whenText } from "./today-words.ts";
import { shownOf } from "./waiting-rows.ts";

interface Props {
  today: Today;
  centerId: string;
  /** True where another step of the screen has its one coral button. */
  isQuiet: boolean;
}

/** The first who waits: what they wrote, by when, and the act on it. */
export function NextPanel({ today, centerId, isQuiet }: Props) {
  const may = useMay();
  const [row] = today.rows;
  if (!row) return null;
  const shown = shownOf(row, today, may("requests.open"));
  const { next } = today;
  const item = row.kind === "appointment" ? null : row.item;
  const facts = [!shown.isHidden && item?.service?.name, !shown.isHidden && item?.city, next?.ageBand && ageName(next.ageBand), shown.text];
  return (
    <section
      aria-labelledby="lo-siguiente"
      className="grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-xl border border-alba-200 bg-warm px-4 py-4.5 elevation-1 md:px-6 md:py-5.5 dark:border-line-strong"
    >
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
        <RowMark shown={shown} />
        <div className="min-w-48 flex-1">
          <p className="text-ink-2 text-sm">{m.today_next()}</p>
          <h2 id="lo-siguiente" className="title-3 text-[1.375rem]">
            {shown.asksWhetherHeld ? m.today_next_came({ name: shown.title }) : `${shown.act}: ${shown.title}`}
          </h2>
        </div>
        <p className={shown.presses ? "font-semibold text-err text-sm" : "font-semibold text-sm"}>
          {row.kind === "appointment"
            ? whenText(row.consultation.startsAt, today)
            : row.kind === "callback"
              ? callbackText(row.callback, today)
              : dueText(row, today)}
        </p>
      </div>
      {next?.words && (
        <blockquote className="line-clamp-4 rounded-sm rounded-br-xl rounded-bl-xl bg-surface px-4 py-3 text-ui">
          «{next.words.trim()}»
        </blockquote>
      )}
      {shown.asksWhetherHeld && row.kind === "appointment" ? (
        <CameForm consultation={row.consultation} />
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Button
            kind={isQuiet ? "primary" : "cta"}
            size="s"
            href={href(shown.path)}
            data-key="r"
            icon={<Reply />}
            className="max-sm:w-full"
          >
            {shown.act}
          </Button>
          {next?.links && item && may("requests.answer") && (
            <ContactButtons
              centerId={centerId}
              links={next.links}
              preferred={null}
              elsewhere={`/dashboard/provider/solicitudes/${item.id}`}
            />
          )}
        </div>
      )}
      <p className="text-ink-2 text-sm">{facts.filter(Boolean).join(" · ")}</p>
    </section>
  );
}
