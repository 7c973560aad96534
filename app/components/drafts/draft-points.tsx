import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import type { OpenDraft } from "#domain/drafts/draft.server.ts";
import { POINTS } from "#domain/drafts/points.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { POINT_NAMES } from "#texts/drafts.ts";

interface Props {
  draft: OpenDraft;
  ofCity: boolean;
  /** The newest version of the target text, as the person sees it. */
  textNumber: number;
}

/** The points that a person confirms, each with name and time, and the button to the editor. */
export function DraftPoints({ draft: { version, checks, sentences }, ofCity, textNumber }: Props) {
  const sound = sentences.every(({ verdict }) => verdict === "supported" || verdict === "advice");
  const ready = sound && checks.length === POINTS.length;
  return (
    <>
      <p className="text-ink-2">{m.drafts_confirm_text({ number: checks.length, total: POINTS.length })}</p>
      <Form method="post" className="grid gap-3" key={version}>
        <input type="hidden" name="version" value={version} />
        <div className="grid">
          {POINTS.map((point) => {
            const check = checks.find((one) => one.point === point);
            return (
              <Checkbox
                key={point}
                name="punto"
                value={point}
                defaultChecked={check !== undefined}
                label={POINT_NAMES[point]()}
                hint={check && m.drafts_point_by({ name: check.by ?? m.drafts_somebody(), date: formatDateTime(check.at) })}
                className="border-b last:border-b-0"
              />
            );
          })}
        </div>
        <p>
          <Button type="submit" kind="outline" name="accion" value="confirmar">
            {m.drafts_save_points()}
          </Button>
        </p>
      </Form>
      <p>{m.drafts_review()}</p>
      <Form method="post" className="flex flex-wrap items-center justify-between gap-4 border-t pt-4">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="texto" value={textNumber} />
        <p className="max-w-[62ch] text-ink-2 text-sm">
          {ready ? (ofCity ? m.drafts_pass_city_text() : m.drafts_pass_text()) : m.drafts_pass_blocked()}
        </p>
        <Button type="submit" kind="cta" name="accion" value="pasar" disabled={!ready}>
          {m.drafts_pass()}
        </Button>
      </Form>
    </>
  );
}
