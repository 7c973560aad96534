import { Panel } from "#app/components/dashboard/panel.tsx";
import { type StartErrors, StartFields } from "#app/components/listing/start-fields.tsx";
import type { StartForm as Start } from "#app/forms/listing/read-start.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";

interface Props {
  cities: readonly string[];
  /** What the person said about it when they registered. */
  registered: { type: Start["type"]; name: string; city: string | null } | null;
  /** The refused form. */
  start: { form: Start; errors: StartErrors } | null;
  tooMany: boolean;
}

/** For people who manage nothing yet: three answers create a draft. */
export function StartForm({ cities, registered, start, tooMany }: Props) {
  return (
    <Panel title={m.listing_start_title()} className="max-w-[640px]">
      <p className="text-ink-2">{m.listing_start_lead()}</p>
      {tooMany && (
        <Note kind="error" live>
          <p>{m.listing_start_too_many()}</p>
        </Note>
      )}
      <form method="post" className="grid gap-5">
        <input type="hidden" name="hacer" value="empezar" />
        <StartFields
          cities={cities}
          values={start?.form ?? registered ?? { type: "clinic", name: "", city: null }}
          errors={start?.errors ?? {}}
        />
        <Button type="submit" kind="cta" className="justify-self-start">
          {m.listing_start()}
        </Button>
      </form>
    </Panel>
  );
}
