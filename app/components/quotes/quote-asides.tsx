import CircleHelp from "lucide-react/icons/circle-question-mark";
import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { QuotingCenter } from "#domain/quotes/patient-quotes.server.ts";
import { m } from "#messages/m.ts";
import { questionsOf } from "./open-questions.ts";

interface Props {
  centers: readonly QuotingCenter[];
  /** Returns the address of the messages with a center, for questions. */
  messagesWith: (center: QuotingCenter) => string;
  children?: ReactNode;
}

/** What centers wrote with their quotes, and what they left out, as questions to send. */
export function QuoteAsides({ centers, messagesWith, children }: Props) {
  const said = centers.filter(({ quote }) => quote.message !== "");
  const silent = centers.filter(({ hasContact, quote }) => hasContact && questionsOf(quote).length > 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 md:gap-5">
      {said.length > 0 && (
        <Panel title={m.quotes_said()}>
          {said.map(({ id, name, quote }) => (
            <figure key={id} className="rounded-lg bg-surface-2 px-4 py-3">
              <figcaption className="font-semibold text-sm">{name}</figcaption>
              <blockquote className="whitespace-pre-line text-ink-2 wrap-anywhere">{quote.message}</blockquote>
            </figure>
          ))}
        </Panel>
      )}
      {silent.map((center) => {
        const questions = questionsOf(center.quote);
        return (
          <Panel key={center.id} title={m.quotes_ask_center({ center: center.name })}>
            <ul className="grid gap-1.5">
              {questions.map((question) => (
                <li key={question} className="flex gap-2">
                  <CircleHelp className="mt-1 size-4.5 flex-none text-brand" />
                  {question}
                </li>
              ))}
            </ul>
            <form method="post" action={href(messagesWith(center))}>
              <input type="hidden" name="mensaje" value={questions.join("\n")} />
              <Button type="submit" kind="primary" size="s" name="accion" value="escribir" className="w-full">
                {m.quotes_ask_send({ count: questions.length })}
              </Button>
            </form>
          </Panel>
        );
      })}
      {children}
    </div>
  );
}
