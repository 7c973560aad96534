import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { Pause } from "#domain/patients/patient.ts";
import { m } from "#messages/m.ts";
import { formatLongDay } from "#platform/format.ts";
import { Sky } from "./sky.tsx";

export const PROGRESS_PATH = "/dashboard/user/progreso";

/** The night on the same horizon, with the only button that ends it. */
export function PausedSky({ pause: { since, until } }: { pause: Pause }) {
  const from = formatLongDay(since);
  return (
    <Sky labelledBy="pausa" sun={0.5} depth={98} night>
      <div className="grid justify-items-center gap-3 px-5 pt-10 pb-8 text-center md:pt-14">
        <h1 id="pausa" className="title-1">
          {m.patients_all_paused()}
        </h1>
        <p className="max-w-[46ch] text-lg text-on-deep-2">
          {until ? m.patients_paused_between({ from, until: formatLongDay(until) }) : m.patients_paused_from({ from })}{" "}
          {m.patients_paused_no_reason()}
        </p>
        <Form method="post" action={PROGRESS_PATH}>
          <Button type="submit" kind="inverse" size="l" name="accion" value="seguir">
            {m.patients_pause_end()}
          </Button>
        </Form>
      </div>
    </Sky>
  );
}
