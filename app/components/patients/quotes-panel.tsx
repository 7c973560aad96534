import ArrowRight from "lucide-react/icons/arrow-right";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { QuoteCards } from "#app/components/quotes/quote-cards.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { QuotedCenter } from "#domain/quotes/patient-quotes.server.ts";
import { m } from "#messages/m.ts";

interface Props {
  quoted: readonly QuotedCenter[];
  today: string;
  /** The page that compares them line by line. */
  path?: string;
}

/** The quotes for a treatment beside each other, with the ways to read them line by line and to ask all of them. */
export function QuotesPanel({ quoted, today, path = "/dashboard/user/presupuestos" }: Props) {
  const mayAsk = quoted.filter(({ hasContact }) => hasContact).length > 1;
  return (
    <Panel
      title={m.patients_quotes()}
      id="presupuestos"
      aside={
        <TextLink href={href(path)} iconAfter={<ArrowRight />}>
          {m.patients_quotes_compare()}
        </TextLink>
      }
    >
      <QuoteCards centers={quoted} today={today} path={path} />
      <p className="text-ink-2 text-sm">{m.quotes_card_nobody_knows()}</p>
      {mayAsk && (
        <Button kind="tonal" size="s" href={href(`${path}#preguntar`)} className="justify-self-start">
          {m.patients_quotes_ask_all()}
        </Button>
      )}
    </Panel>
  );
}
