import clsx from "clsx";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Consultation, Side } from "#domain/consultations/consultation.ts";
import { SILENCE_DAYS } from "#domain/consultations/limits.ts";
import { ACTS, type Act, changeBy, UNDO_SECONDS } from "#domain/consultations/transitions.ts";
import { m } from "#messages/m.ts";
import { formatTimeIn } from "#platform/zoned-format.ts";

interface Props {
  consultation: Consultation;
  side: Side;
  now: Date;
  /** The address to which the form is posted; by default, this page. */
  action?: string;
  /** False when another act on this screen is the main one. */
  main?: boolean;
  /** The typed link to the video, with the error. */
  typed?: { link: string; error: string } | undefined;
  /** True in a row of a list, which says by itself what is asked. */
  inRow?: boolean;
  /** Further acts beside the main one. */
  children?: ReactNode;
}

/** The acts that this side may do now, each as a button that works without script. */
export function ConsultationActs({ consultation, side, now, action, main = true, typed, inRow = false, children }: Props) {
  const may = (act: Act) => changeBy(side, act, consultation, now) !== null;
  const asksLink = side === "provider" && consultation.mode === "video" && may("confirm");
  const other = side === "patient" ? consultation.providerName : consultation.patientName || m.consultations_nobody();
  const told = side === "patient" || (consultation.mailed && (consultation.guestMail?.reach ?? "goes") === "goes");
  const [ahead, since] = told
    ? [m.consultations_cancel_text, m.consultations_cancelled_just_now]
    : [m.consultations_cancel_text_unmailed, m.consultations_cancelled_just_now_unmailed];
  if (!ACTS.some(may)) return null;
  return (
    <Form
      method="post"
      action={action}
      noValidate
      className={inRow ? clsx("flex flex-wrap items-end gap-x-4 gap-y-3", asksLink ? "basis-full" : "max-sm:basis-full") : "grid gap-4"}
    >
      <input type="hidden" name="consulta" value={consultation.id} />
      {asksLink && (
        <Field
          label={m.consultations_video_link()}
          hint={inRow ? undefined : m.consultations_video_link_hint()}
          error={typed?.error}
          required
          className={inRow ? "flex-1 basis-72" : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name="enlace"
              type="url"
              inputMode="url"
              placeholder="https://"
              defaultValue={typed?.link ?? consultation.videoUrl ?? ""}
            />
          )}
        </Field>
      )}
      {!inRow && may("held") && consultation.status === "confirmed" && (
        <Note kind="info">
          {side === "patient" ? m.consultations_ask_held_patient() : m.consultations_ask_held_provider({ days: String(SILENCE_DAYS) })}
        </Note>
      )}
      <div className={clsx("flex flex-wrap gap-2.5 empty:hidden", inRow && "max-sm:w-full max-sm:*:flex-1")}>
        {may("confirm") && (
          <Button
            type="submit"
            kind={main ? "cta" : "primary"}
            name="accion"
            value="confirmar"
            data-key={side === "provider" ? "c" : undefined}
            data-asks
          >
            {consultation.movesFrom ? m.consultations_accept_move() : m.consultations_confirm()}
          </Button>
        )}
        {may("coming") && (
          <Button type="submit" kind="primary" name="accion" value="voy">
            {m.consultations_coming()}
          </Button>
        )}
        {may("held") && (
          <Button type="submit" kind="primary" name="accion" value="hecha">
            {m.consultations_held()}
          </Button>
        )}
        {may("absent") && (
          <Button type="submit" kind="outline" name="accion" value="no-hubo">
            {side === "patient" ? m.consultations_absent_patient() : m.consultations_absent_provider()}
          </Button>
        )}
        {children}
        {may("decline") && (
          <Button type="submit" kind="quiet" name="accion" value="rechazar">
            {m.consultations_decline()}
          </Button>
        )}
      </div>
      {may("cancel") && (
        <details>
          <summary className="unfold min-h-11 font-semibold text-brand">{m.consultations_cancel()}</summary>
          <div className="grid justify-items-start gap-3 pb-2">
            <p className="max-w-prose text-ink-2">{ahead({ name: other })}</p>
            <Button type="submit" kind="outline" name="accion" value="cancelar" className="border-err! text-err!">
              {m.consultations_cancel_sure()}
            </Button>
          </div>
        </details>
      )}
      {may("restore") && (
        <div role="status" className="grid justify-items-start gap-3">
          <p className="max-w-prose text-ink-2">{since({ name: other, time: undoUntil(consultation, side) })}</p>
          <Button type="submit" kind="primary" name="accion" value="deshacer">
            {m.consultations_restore()}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** Returns the time on this side's clock until which it may take back that it cancelled. */
function undoUntil({ cancelled, patientZone, providerZone }: Consultation, side: Side): string {
  const until = new Date(cancelled!.at.getTime() + UNDO_SECONDS * 1000);
  return formatTimeIn(until, side === "patient" ? patientZone : providerZone);
}
