import Check from "lucide-react/icons/check";
import EyeOff from "lucide-react/icons/eye-off";
import LockOpen from "lucide-react/icons/lock-open";
import type { ReactNode } from "react";
import { href } from "#app/locale.ts";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";

/** Lists what `maskedPerson` and `openPerson` of domain/leads return. */
export function WhatCentersSee() {
  return (
    <section aria-labelledby="que-ve" className="bg-tint">
      <div className="wrap band">
        <h2 id="que-ve" className="title-1 max-w-[22ch]">
          {m.about_how_sees_title()}
        </h2>
        <p className="mt-3 lead max-w-[58ch]">{m.about_how_sees_lead()}</p>
        <div className="mt-9 grid items-start gap-6 md:grid-cols-[1.25fr_1fr]">
          <Card panel className="md:p-9!">
            <h3 className="flex items-center gap-3 title-3">
              <EyeOff className="size-6 text-brand" />
              {m.about_how_before()}
            </h3>
            <div className="mt-6 grid gap-7 sm:grid-cols-2">
              <div>
                <h4 className="title-5">{m.about_how_before_sees()}</h4>
                <List icon={<Check className="text-ok" />}>
                  {[
                    m.about_how_before_age(),
                    m.about_how_before_place(),
                    m.about_how_before_what(),
                    m.about_how_before_message(),
                    m.about_how_before_score(),
                    m.about_how_before_others(),
                  ]}
                </List>
              </div>
              <div>
                <h4 className="title-5">{m.about_how_before_not()}</h4>
                <List icon={<EyeOff className="text-ink-3" />}>{[m.about_how_before_name(), m.about_how_before_person()]}</List>
              </div>
            </div>
          </Card>
          <Card panel className="md:p-9!">
            <h3 className="flex items-center gap-3 title-3">
              <LockOpen className="size-6 text-cta" />
              {m.about_how_after()}
            </h3>
            <div className="mt-6">
              <List icon={<Check className="text-ok" />}>
                {[m.about_how_after_contact(), m.about_how_after_form(), m.about_how_after_only(), m.about_how_after_erase()]}
              </List>
            </div>
            <TextLink href={href("/privacidad#quien-ve-que-y-cuando")} className="mt-4">
              {m.about_how_privacy_link()}
            </TextLink>
          </Card>
        </div>
      </div>
    </section>
  );
}

export function List({ icon, children }: { icon: ReactNode; children: readonly string[] }) {
  return (
    <ul className="mt-3 grid gap-3">
      {children.map((line) => (
        <li key={line} className="flex gap-3 [&>.lucide]:mt-0.5 [&>.lucide]:size-[21px] [&>.lucide]:flex-none">
          {icon}
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
