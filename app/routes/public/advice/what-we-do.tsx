import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { ReplyPromise } from "#app/components/about/promise-figure.tsx";
import { m } from "#app/paraglide/messages.js";
import { Card } from "#app/ui/card.tsx";
import type { Site } from "#domain/content/site.ts";
import type { MeasuredReplies } from "#domain/inbox/inbox-queries.server.ts";

/** Says what our own team helps with, and what it does not do. */
export function WhatWeDo({ site, replyWithinHours, replies }: { site: Site; replyWithinHours: number; replies: MeasuredReplies | null }) {
  return (
    <section aria-labelledby="que-hacemos" className="wrap pt-12 pb-4 md:pt-16">
      <h2 id="que-hacemos" className="title-2">
        {m.contact_advice_what_title()}
      </h2>
      <div className="mt-7 grid gap-5 md:grid-cols-[1.15fr_1.15fr_1fr] md:gap-6">
        <Card>
          <h3 className="title-4">{m.contact_advice_do_title()}</h3>
          <List icon={<Check className="text-ok" />}>
            {[m.contact_advice_do_compare(), m.contact_advice_do_questions(), m.contact_advice_do_prices(), m.contact_advice_do_trip()]}
          </List>
        </Card>
        <Card>
          <h3 className="title-4">{m.contact_advice_not_title()}</h3>
          <List icon={<X className="text-cta" />}>
            {[m.contact_advice_not_medical(), m.contact_advice_not_choose(), m.contact_advice_not_share(), m.contact_advice_not_sell()]}
          </List>
        </Card>
        <Card ground="tint" className="grid content-start gap-5">
          <h3 className="title-4">{m.contact_advice_who_title()}</h3>
          <p className="text-ui">{m.contact_advice_who({ site: site.name, hours: site.hours })}</p>
          <dl className="border-t pt-5">
            <ReplyPromise hours={replyWithinHours} replies={replies} />
          </dl>
        </Card>
      </div>
    </section>
  );
}

function List({ icon, children }: { icon: ReactNode; children: readonly string[] }) {
  return (
    <ul className="mt-4 grid gap-3.5">
      {children.map((line) => (
        <li key={line} className="flex gap-3 [&>.lucide]:mt-0.5 [&>.lucide]:size-[21px]">
          {icon}
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
