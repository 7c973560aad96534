import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Stated } from "#app/components/statements/stated.tsx";
import { TeamReplyFigure } from "#app/components/statements/team-reply-figure.tsx";
import type { TeamReply } from "#app/load-team-reply.server.ts";
import { Card } from "#app/ui/card.tsx";
import type { Site } from "#domain/content/site.ts";
import type { ShownStatement } from "#domain/statements/shown-statements.server.ts";
import { m } from "#messages/m.ts";

interface WhatWeDoProps {
  site: Site;
  reply: TeamReply | null;
  statements: readonly ShownStatement[];
}

/** Says what our own team helps with, and what it does not do. */
export function WhatWeDo({ site, reply, statements }: WhatWeDoProps) {
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
          {reply && (
            <dl className="border-t pt-5">
              <TeamReplyFigure reply={reply} />
            </dl>
          )}
          {statements.length > 0 && (
            <div className="border-t pt-5">
              <Stated statements={statements} />
            </div>
          )}
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
