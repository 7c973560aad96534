import { Form } from "react-router";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";

interface Props {
  consultation: Consultation;
  /** True where it stands as missed, which its center may take back. */
  missed?: boolean;
}

/** Says with one tap whether somebody came. The consultation's own screen does it, and leads back here. */
export function CameForm({ consultation: { id, patientName }, missed = false }: Props) {
  const whose = <span className="sr-only">{m.today_of({ name: patientName || m.consultations_nobody() })}</span>;
  return (
    <Form method="post" action={href(`/dashboard/provider/agenda/consulta/${id}`)} className="relative flex flex-none flex-wrap gap-2">
      <input type="hidden" name="volver" value="hoy" />
      <Button type="submit" kind="outline" size="s" name="accion" value="hecha">
        {missed ? m.today_corrects() : m.today_held()}
        {whose}
      </Button>
      {!missed && (
        <Button type="submit" kind="outline" size="s" name="accion" value="no-hubo">
          {m.today_absent()}
          {whose}
        </Button>
      )}
    </Form>
  );
}
