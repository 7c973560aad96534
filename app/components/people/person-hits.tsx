import { Panel } from "#app/components/dashboard/panel.tsx";
import type { PersonHit } from "#app/forms/people/found-person.ts";
import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";

interface Props {
  /** The telephone as it was read; null for another kind of look-up. */
  phone: string | null;
  hits: readonly PersonHit[];
}

/** Everything of a person who was looked for, and that the look-up is in the log. */
export function PersonHits({ phone, hits }: Props) {
  return (
    <>
      <Note kind="info" live>
        {phone && <b className="num">{m.find_person_phone({ shown: phone })}</b>} {m.find_person_logged()}
      </Note>
      {hits.length === 0 ? (
        <EmptyState title={m.find_person_none()}>{m.find_person_none_text()}</EmptyState>
      ) : (
        <Panel title={m.find_person()}>
          <ul>
            {hits.map(({ to, name, detail, erase }) => (
              <li key={`${to} ${detail}`} className="flex min-h-11 flex-wrap items-center gap-x-3 border-b py-1 last:border-b-0">
                <TextLink href={href(to)}>{name}</TextLink>
                <span className="min-w-0 grow wrap-anywhere text-ink-2 text-ui">{detail}</span>
                {erase && (
                  <TextLink href={href(erase)} className="text-err!">
                    {m.erasures_link()}
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
