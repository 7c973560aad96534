import BellRing from "lucide-react/icons/bell-ring";
import { Form } from "react-router";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { NOTES } from "./note-form.tsx";

interface Props {
  centerId: string;
  callback: InboxRequest["callback"];
}

/** The day on which the center writes again to somebody, which the form of the notes chooses and moves. */
export function CallbackPart({ centerId, callback }: Props) {
  const said = callback && { day: formatWeekday(callback.day) };
  return (
    <section aria-labelledby="volver" className="flex items-start gap-3.5 rounded-lg border p-4">
      <span aria-hidden className="grid size-10 flex-none place-items-center rounded-arch bg-tonal text-on-tonal [&>.lucide]:size-4.5">
        <BellRing />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id="volver" className="font-semibold">
          {said ? (callback.isDue ? m.followups_callback_due(said) : m.followups_callback_on(said)) : m.followups_callback()}
        </h2>
        {callback?.note && <p className="whitespace-pre-line wrap-anywhere">{callback.note}</p>}
        <p className="text-ink-2 text-sm">{callback ? m.followups_callback_ends() : m.followups_callback_text()}</p>
        <div className="flex flex-wrap items-center gap-x-4">
          <TextLink href={`#${NOTES}`}>{callback ? m.followups_callback_move() : m.followups_callback_choose()}</TextLink>
          {callback && (
            <Form method="post" preventScrollReset>
              <PlaceField id={centerId} />
              <input type="hidden" name="version" value={callback.version} />
              <Button type="submit" kind="quiet" size="s" name="hacer" value="no-volver">
                {m.followups_callback_end()}
              </Button>
            </Form>
          )}
        </div>
      </div>
    </section>
  );
}
