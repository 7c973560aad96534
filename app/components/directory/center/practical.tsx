import { BadgeMark } from "#app/components/directory/badge-mark.tsx";
import { languageList } from "#app/components/directory/language-list.ts";
import { type Fact, Facts } from "#app/ui/facts.tsx";
import type { CenterDetail } from "#domain/directory/center-detail.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { inALine } from "#texts/choice-names.ts";
import { Section } from "./section.tsx";

/** What people ask before the first visit: languages, payment methods, patients from abroad. */
export function Practical({ center: { spoken, payments, countriesServed, badges } }: { center: CenterDetail }) {
  const fact = (key: string, label: string, value: string): Fact => ({
    key,
    label,
    value: value || m.centers_profile_not_informed(),
    missing: value === "",
  });
  const codes = spoken.map(({ code }) => code);
  return (
    <Section id="atencion" title={m.centers_practical_title()}>
      <Facts
        facts={[
          fact("languages", m.centers_practical_languages(), languageList(codes, spoken)),
          fact("payments", m.centers_practical_payments(), inALine(payments.map(({ name }) => name))),
          fact(
            "countries",
            m.centers_practical_countries(),
            countriesServed === null
              ? m.centers_practical_every_country()
              : m.centers_practical_some_countries({ count: countriesServed.length, number: formatNumber(countriesServed.length) }),
          ),
        ]}
      />
      {badges.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-2">
          {badges.map(({ id, name, description, iconUrl, color }) => (
            <li key={id} className="flex items-start gap-3 rounded-lg bg-tint px-[18px] py-3.5">
              <BadgeMark iconUrl={iconUrl} color={color} />
              <div>
                <p translate="no" className="font-semibold">
                  {name}
                </p>
                <p className="text-sm text-ink-2">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
