import type { ComponentProps, ReactNode } from "react";
import { CalmSea, EmptyArch, SuccessMark } from "#app/components/illustration/marks.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { Timeline } from "#app/ui/timeline.tsx";
import { m } from "#messages/m.ts";

interface SentPageProps {
  title: string;
  lead: string;
  steps: ComponentProps<typeof Timeline>["steps"];
  /** Below the steps, in their card. */
  note?: ReactNode;
  /** Shown above everything for a moment. */
  toast?: ReactNode;
  /** The event for visitor statistics once the page is seen. */
  seen?: { "data-seen": string; "data-facts": string };
  /** The receipt, and anything else beside the steps. */
  children: ReactNode;
}

/** Confirms what a visitor has just sent: that it arrived, what happens next, and the receipt. */
export function SentPage({ title, lead, steps, note, toast, seen, children }: SentPageProps) {
  return (
    <main id="contenido" tabIndex={-1} {...seen}>
      {toast}
      <section className="relative overflow-hidden warm-below">
        <CalmSea className="absolute inset-x-0 bottom-0 h-30 w-full" />
        <div className="wrap relative grid justify-items-center gap-4 pt-9 pb-33 text-center md:pt-14 md:pb-38">
          <SuccessMark />
          <h1 className="title-1">{title}</h1>
          <p className="lead max-w-[56ch]">{lead}</p>
        </div>
      </section>
      <div className="wrap">
        <div className="relative -mt-20 grid items-start gap-6 md:-mt-[86px] md:grid-cols-[1.25fr_1fr]">
          <Card as="section" className="elevation-2! md:p-9!">
            <h2 className="mb-6 title-3">{m.leads_sent_next_title()}</h2>
            <Timeline steps={steps} doneLabel={m.leads_sent_done()} currentLabel={m.leads_sent_current()} />
            {note}
          </Card>
          {children}
        </div>
        <div className="flex justify-center pt-10 pb-22">
          <Button kind="outline" href={href("/centros")}>
            {m.leads_sent_back()}
          </Button>
        </div>
      </div>
    </main>
  );
}

/** A card that the visitor may want to keep: what was sent, when, and its number. */
export function Receipt({ children }: { children: ReactNode }) {
  return (
    <Card as="section" className="elevation-2! px-7! pt-5.5! pb-6.5!">
      <h2 className="mb-3 font-display title-4 font-[640]!">{m.leads_sent_receipt()}</h2>
      {children}
    </Card>
  );
}

/** Shown when the cookie that names what was sent is missing. */
export function NothingSent({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap py-14 md:py-20">
      <EmptyState headingLevel={1} picture={<EmptyArch className="w-60 max-w-full" />} title={title} actions={actions}>
        {children}
      </EmptyState>
    </main>
  );
}
