import { Panel } from "#app/components/dashboard/panel.tsx";
import { type StartErrors, StartFields } from "#app/components/listing/start-fields.tsx";
import { FoundProfiles } from "#app/components/verification/found-profiles.tsx";
import type { StartForm as Start } from "#app/forms/listing/read-start.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { FoundProfile } from "#domain/verification/claim-queries.server.ts";
import { m } from "#messages/m.ts";
import { PROFILE_TYPE_NAMES } from "#texts/listing.ts";

interface Props {
  cities: readonly string[];
  /** What the person said about it when they registered. */
  registered: { type: Start["type"]; name: string; city: string | null } | null;
  /** Public profiles with a name like the one that they registered: theirs may be among them. */
  alike: readonly FoundProfile[];
  /** The refused form. */
  start: { form: Start; errors: StartErrors } | null;
  tooMany: boolean;
}

/** For people who manage nothing yet: three answers create a draft. What they said when they registered is not asked twice. */
export function StartForm({ cities, registered, alike, start, tooMany }: Props) {
  const said = start === null && registered?.name && registered.city ? registered : null;
  const fields = (
    <StartFields
      cities={cities}
      values={start?.form ?? registered ?? { type: "clinic", name: "", city: null }}
      errors={start?.errors ?? {}}
    />
  );
  return (
    <Panel title={m.listing_start_title()} className="max-w-[640px]">
      <p className="text-ink-2">{said ? m.listing_start_said() : m.listing_start_lead()}</p>
      {tooMany && (
        <Note kind="error" live>
          <p>{m.listing_start_too_many()}</p>
        </Note>
      )}
      {alike.length > 0 && (
        <Note kind="info">
          <p>{m.claims_alike()}</p>
          <FoundProfiles profiles={alike} />
        </Note>
      )}
      <form method="post" className="grid gap-5">
        <input type="hidden" name="hacer" value="empezar" />
        {said ? (
          <>
            <p>
              <b className="wrap-anywhere font-semibold">{said.name}</b>
              <span className="block text-ink-2">
                {PROFILE_TYPE_NAMES[said.type]()} · {said.city}
              </span>
            </p>
            <Accordion summary={m.listing_start_change()} className="border-t">
              <div className="grid gap-5">{fields}</div>
            </Accordion>
          </>
        ) : (
          fields
        )}
        <Button type="submit" kind="cta" className="justify-self-start">
          {m.listing_start()}
        </Button>
      </form>
    </Panel>
  );
}
