import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { OwnCenter } from "#domain/practice/practice.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** The centers at which a specialist practises, each to be left with one button. */
export function OwnCenters({ place, centers, isPublic }: { place: Place; centers: readonly OwnCenter[]; isPublic: boolean }) {
  return (
    <Panel title={m.practice_centers_here()}>
      {centers.length === 0 && <p className="text-ink-2">{m.practice_centers_none()}</p>}
      {centers.length > 0 && !isPublic && (
        <Note kind="caution">
          {m.practice_centers_draft()} <TextLink href={href("/dashboard/provider")}>{m.practice_centers_complete()}</TextLink>
        </Note>
      )}
      <ul className="grid">
        {centers.map(({ id, name, city, listed, waitsSince }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t py-3.5 first:border-t-0 first:pt-0 last:pb-0">
            <p className="min-w-40 flex-1 leading-[1.4]!">
              <b className="wrap-anywhere font-semibold">{name}</b>
              {city && <span className="block text-ink-2 text-sm">{city}</span>}
            </p>
            <p className="grid w-60 justify-items-start gap-0.5">
              {waitsSince ? (
                <>
                  <Badge kind="in-review">{m.practice_waits()}</Badge>
                  <span className="text-ink-2 text-sm">{m.practice_waits_since({ date: formatDate(waitsSince) })}</span>
                </>
              ) : listed ? (
                isPublic && <Badge kind="verified">{m.practice_center_shown()}</Badge>
              ) : (
                <Badge kind="neutral">{m.practice_center_private()}</Badge>
              )}
            </p>
            <form method="post">
              <PlaceField id={place.id} />
              <input type="hidden" name="quien" value={id} />
              <Button type="submit" name="hacer" value="dejar" kind="outline" size="s" aria-label={m.practice_leave_of({ center: name })}>
                {m.practice_leave()}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
