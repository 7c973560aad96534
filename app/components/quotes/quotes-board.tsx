import Download from "lucide-react/icons/download";
import { Fragment } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { CurrencyChoice } from "#app/components/money/currency-choice.tsx";
import { type AskedAll, askAllId, type JustAsked } from "#app/forms/quotes/asked-all.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import type { QuotesForService, QuotingCenter } from "#domain/quotes/patient-quotes.server.ts";
import type { Path } from "#domain/quotes/quote-paths.ts";
import { m } from "#messages/m.ts";
import { AskAllPanel } from "./ask-all-panel.tsx";
import { PathChart } from "./path-chart.tsx";
import { QuoteAsides } from "./quote-asides.tsx";
import { QuoteTable } from "./quote-table.tsx";

interface Props {
  groups: readonly QuotesForService[];
  chosen: Path;
  today: string;
  /** The address of the page, to which the choice of a path is added. */
  path: string;
  /** The address of the same contents as a file. */
  file: string;
  /** A link for a patient without quotes: to the one request, or to all of them. */
  back: { href: string; label: string };
  /** The address of the messages with a center. */
  messagesWith: (center: QuotingCenter) => string;
  /** One question to all of them: its act, why the last one was not sent, and how many were asked just now. */
  asking: { act: string; refused: AskedAll | null; asked: JustAsked | null };
}

/** A patient's quotes, compared on the common template. The same for a link from a mail and for an account. */
export function QuotesBoard({ groups, chosen, today, path, file, back, messagesWith, asking }: Props) {
  if (quoteCount(groups) === 0)
    return (
      <>
        <EmptyState
          title={m.quotes_none()}
          actions={
            <Button kind="primary" href={href(back.href)}>
              {back.label}
            </Button>
          }
        >
          {m.quotes_none_text()}
        </EmptyState>
        {groups.map(({ service, awaited }) => (
          <Awaited key={service?.id ?? ""} centers={awaited} />
        ))}
      </>
    );
  return (
    <>
      <CurrencyChoice returnTo={href(path)} />
      {groups.map(({ service, centers, awaited, outcomes }, index) => (
        <Fragment key={service?.id ?? ""}>
          <PathChart centers={centers} chosen={chosen} path={path} />
          <Panel title={service?.name ?? m.patients_request()}>
            <Awaited centers={awaited} />
            {centers.length > 0 && (
              <QuoteTable
                caption={service?.name ?? m.patients_request()}
                centers={centers}
                outcomes={outcomes}
                today={today}
                messagesWith={messagesWith}
              />
            )}
          </Panel>
          <AskAllPanel service={service?.id ?? ""} centers={centers} id={askAllId(service?.id ?? "", groups)} path={path} {...asking} />
          <QuoteAsides centers={centers} messagesWith={messagesWith}>
            {index === groups.length - 1 && (
              <Panel title={m.quotes_how()}>
                <p className="text-ink-2">
                  {m.quotes_how_text()} {groups.some((group) => group.outcomes) && m.quotes_births_overlap()}
                </p>
                <Button kind="outline" size="s" href={href(file)} download icon={<Download />} className="justify-self-start">
                  {m.quotes_pdf()}
                </Button>
              </Panel>
            )}
          </QuoteAsides>
        </Fragment>
      ))}
    </>
  );
}

function Awaited({ centers }: { centers: readonly string[] }) {
  return centers.length > 0 && <p className="text-ink-2 text-sm">{m.quotes_awaited({ centers: centers.join(", ") })}</p>;
}

/** Returns how many quotes there are. */
export const quoteCount = (groups: readonly QuotesForService[]): number => groups.reduce((sum, { centers }) => sum + centers.length, 0);

/** Says how many quotes there are. */
export function quotesTitle(groups: readonly QuotesForService[]): string {
  const count = quoteCount(groups);
  return count > 0 ? m.quotes_mine_title({ count }) : m.quotes_mine();
}
