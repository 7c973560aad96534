import type { CenterDetail } from "#domain/directory/center-detail.ts";
import { m } from "#messages/m.ts";
import { Section } from "./section.tsx";

/** What the center says of itself, with its paragraphs. */
export function About({ center: { bio } }: { center: CenterDetail }) {
  if (!bio) return null;
  return (
    <Section id="sobre" title={m.centers_about_title()}>
      <p className="max-w-[64ch] whitespace-pre-line">{bio}</p>
    </Section>
  );
}
