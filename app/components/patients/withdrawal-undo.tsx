import Check from "lucide-react/icons/check";
import type { PatientReceiver } from "#domain/receivers/lead-for-patient.server.ts";
import { m } from "#messages/m.ts";

/** Says what was just withdrawn, and takes it back in one tap while its center has not been told. */
export function WithdrawalUndo({ receivers }: { receivers: readonly PatientReceiver[] }) {
  return receivers
    .filter(({ undoable }) => undoable)
    .map(({ id, name, toldByTeam }) => (
      <form key={id} method="post" className="flex items-center gap-3 rounded-lg bg-toast py-1.5 pr-2 pl-4 text-sm text-white elevation-2">
        <Check className="size-4 shrink-0" />
        <p role="status" className="grow py-1.5">
          {toldByTeam ? m.patients_undo_text_silent({ center: name }) : m.patients_undo_text({ center: name })}
        </p>
        <input type="hidden" name="centro" value={id} />
        <button type="submit" name="accion" value="deshacer" className="min-h-11 shrink-0 px-2 font-semibold underline">
          {m.patients_undo()}
          <span className="sr-only"> {m.patients_undo_of({ center: name })}</span>
        </button>
      </form>
    ));
}
