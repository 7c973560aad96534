import { profilesPath } from "#app/forms/providers/profile-list.ts";
import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ListingFacts } from "#domain/listing/steps.ts";
import type { LookAlike } from "#domain/verification/look-alikes.server.ts";
import { kindOf } from "#domain/verification/profile-list.ts";
import { m } from "#messages/m.ts";
import { LIKENESS_NAMES } from "#texts/changes.ts";
import { STATUS_NAMES } from "#texts/verification.ts";

const SHOWN = 5;

/** The profiles with which a name may be confused, each with the kind of resemblance. */
export function LookAlikes({ title, others }: { title: string; others: readonly LookAlike[] }) {
  if (others.length === 0) return null;
  return (
    <Note kind="caution">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 grid gap-1.5">
        {others.slice(0, SHOWN).map(({ id, name, type, city, status, likeness }) => (
          <li key={id} className="wrap-anywhere">
            <TextLink href={href(`${profilesPath(kindOf(type))}/${id}`)}>{[name, city].filter(Boolean).join(", ")}</TextLink>
            <span className="block text-ink-2 text-sm">
              {m.changes_alike_one({ likeness: LIKENESS_NAMES[likeness](), status: STATUS_NAMES[status as ListingFacts["status"]]() })}
            </span>
          </li>
        ))}
      </ul>
      {others.length > SHOWN && <p className="mt-1 text-ink-2 text-sm">{m.changes_alike_more({ count: others.length - SHOWN })}</p>}
    </Note>
  );
}
