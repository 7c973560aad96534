import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";

interface Props {
  hits: readonly { to: string; name: string; detail: string | null }[];
}

/** What a search found, each with its link and what tells it from others of its name. */
export function FoundList({ hits }: Props) {
  return (
    <ul>
      {hits.map(({ to, name, detail }) => (
        <li key={to} className="flex min-h-11 flex-wrap items-center gap-x-3 border-b py-1 last:border-b-0">
          <TextLink href={href(to)}>{name}</TextLink>
          {detail && <span className="min-w-0 wrap-anywhere text-ink-2 text-ui">{detail}</span>}
        </li>
      ))}
    </ul>
  );
}
