import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { FoundProfile } from "#domain/verification/claim-queries.server.ts";
import { m } from "#messages/m.ts";

/** Public profiles with a name like the one that somebody typed, each with the door to ask for it. */
export function FoundProfiles({ profiles }: { profiles: readonly FoundProfile[] }) {
  return (
    <ul className="grid">
      {profiles.map(({ id, name, city, managed }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t py-3">
          <span className="grid">
            <b translate="no" className="font-semibold">
              {name}
            </b>
            <span className="text-ink-2 text-sm">{[city, managed && m.claims_managed()].filter(Boolean).join(" · ")}</span>
          </span>
          <Button kind="outline" size="s" href={href(`/claim-profile/${id}`)}>
            {m.claims_ask()}
            <span className="sr-only">: {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
