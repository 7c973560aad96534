import ChevronRight from "lucide-react/icons/chevron-right";
import { href } from "#app/locale.ts";
import { Card } from "#app/ui/card.tsx";
import { pathOfUrgent, type UrgentTitle } from "#domain/content/urgent.ts";

/** A card with links to other urgent answers. */
export function UrgentLinks({ id, title, answers }: { id: string; title: string; answers: readonly UrgentTitle[] }) {
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-1">
      <h2 id={id} className="title-3">
        {title}
      </h2>
      <UrgentList answers={answers} />
    </Card>
  );
}

/** One line for each urgent answer. */
export const UrgentList = ({ answers }: { answers: readonly UrgentTitle[] }) => (
  <ul className="grid">
    {answers.map(({ slug, title }) => (
      <li key={slug} className="border-t first:border-t-0">
        <a
          href={href(pathOfUrgent(slug))}
          className="flex min-h-13 items-center justify-between gap-3 py-2 font-semibold text-ink no-underline hover:underline"
          data-native
        >
          {title}
          <ChevronRight className="size-[18px] text-ink-3" />
        </a>
      </li>
    ))}
  </ul>
);
