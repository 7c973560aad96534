import type { ReactNode } from "react";
import { DraftsOf } from "#app/components/dashboard/drafts.ts";
import { KeptForm } from "#app/components/dashboard/kept-form.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import type { UnsavedWords } from "#app/forms/followups/words.server.ts";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { NotePart, usualDay } from "./note-part.tsx";

interface Props {
  centerId: string;
  request: InboxRequest;
  /** The id of the last message of its thread; empty before the first. */
  lastSaid: string;
  unsaved: UnsavedWords | null;
  /** The answer to its person, where one may be written. */
  children: ReactNode;
}

/**
 * The one form of an opened request for words, so that nothing typed is lost by another button: the answer to its person, a note for the
 * team, and the day on which it writes again. The browser keeps no draft of it, since it is about a patient.
 */
export function WordsForm({ centerId, request, lastSaid, unsaved, children }: Props) {
  return (
    <DraftsOf value={null}>
      <KeptForm
        about={request.id}
        shown={{
          mensaje: "",
          nota: "",
          dia: usualDay(request),
          version: request.callback?.version ?? "",
          lastSaid,
          lastNote: request.notes[0]?.id ?? "",
        }}
        redraw={unsaved !== null && unsaved.status !== 422}
        preventScrollReset
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <PlaceField id={centerId} />
        {children}
        <NotePart request={request} unsaved={unsaved} />
      </KeptForm>
    </DraftsOf>
  );
}
