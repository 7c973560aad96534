import Clock from "lucide-react/icons/clock";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { AskedChange, Facts } from "#domain/listing/profile-change.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { PART_NAMES } from "#texts/changes.ts";

const placeOf = ({ address, neighborhood, city }: Facts) => [address, neighborhood, city].filter(Boolean).join(", ") || m.changes_nothing();
const nameOf = ({ honorific, name }: Facts) => [honorific, name].filter(Boolean).join(" ");
const saidOf = ({ part, asked }: AskedChange) => (part === "place" ? placeOf(asked) : nameOf(asked));

/**
 * What became of a change that our team looks at: what is public until then, and since when; or why we refused it. Its button is one of the
 * form around it, so that withdrawing a change loses nothing that was typed beside it.
 */
export function AskedNote({ change }: { change: AskedChange | undefined }) {
  if (!change) return null;
  const { id, part, state, isPublic, askedAt, decidedAt, reason } = change;
  if (state === "refused")
    return (
      <Note kind="error">
        <p className="wrap-anywhere">
          {m.changes_refused({ day: formatDate(decidedAt ?? askedAt), asked: saidOf(change), reason: reason ?? "" })}
        </p>
      </Note>
    );
  const day = formatDate(askedAt);
  return (
    <Note kind="caution" icon={<Clock />}>
      <p className="wrap-anywhere">
        {part === "name" && m.changes_waits_name({ day, name: nameOf(isPublic) })}
        {part === "place" && m.changes_waits_place({ day, place: placeOf(isPublic) })}
      </p>
      <p className="mt-2">
        <Button type="submit" name="retirar" value={id} kind="outline" size="s">
          {m.changes_withdraw()}
          <span className="sr-only">: {PART_NAMES[part]()}</span>
        </Button>
      </p>
    </Note>
  );
}
