import { Section } from "#app/components/directory/center/section.tsx";
import { useSiteName } from "#app/root-data.ts";
import type { Conduct as Figures } from "#domain/conduct/conduct.ts";
import { m } from "#messages/m.ts";
import { formatDays } from "#platform/format.ts";
import { conductLines } from "#texts/conduct.ts";

/** How the center answers requests, shown once it has had time to object. */
export function Conduct({ conduct }: { conduct: Figures }) {
  const site = useSiteName();
  return (
    <Section id="respuestas" title={m.conduct_public_title()}>
      <ul className="grid gap-1.5">
        {conductLines(conduct).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{m.conduct_public_sample({ site, days: formatDays(conduct.from, conduct.to) })}</p>
    </Section>
  );
}
