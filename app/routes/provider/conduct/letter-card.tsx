import { href } from "#app/locale.ts";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";
import { formatDate, formatLongMonth } from "#platform/format.ts";

/** Announces the letter of the month: when it goes out, to which people, and what is in it. */
export function LetterCard({ letter: { on, about } }: { letter: { on: string; about: string } }) {
  return (
    <Card as="section" ground="warm" aria-labelledby="carta" className="grid justify-items-start gap-2">
      <h2 id="carta" className="title-3 text-[1.4375rem]">
        {m.listing_letter_title({ month: formatLongMonth(about).toLowerCase() })}
      </h2>
      <p className="max-w-[62ch]">{m.listing_letter_text({ date: formatDate(on) })}</p>
      <TextLink href={href("/dashboard/provider/equipo")}>{m.listing_letter_receivers()}</TextLink>
    </Card>
  );
}
