import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { RemarkList } from "#app/components/reviewers/remark-list.tsx";
import type { RefusedByEditor } from "#app/forms/reviewers/editor-acts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_REMARK, type Remark, type TextReview } from "#domain/reviewers/text-review.ts";
import { m } from "#messages/m.ts";

interface Props {
  /** Each with the name of its section or sentence, in the version that was read. */
  remarks: readonly (Remark & { reviewId: string; place: string })[];
  rounds: readonly TextReview[];
  refused: Extract<RefusedByEditor, { act: "responder" }> | null;
}

/** Reviewers' remarks by round, each with the editor's answer. */
export function EditorRemarks({ remarks, rounds, refused }: Props) {
  return (
    <Panel title={m.reviewers_remarks()} id="comentarios">
      {rounds.map(({ id, number, reviewer }) => {
        const own = remarks.filter(({ reviewId }) => reviewId === id);
        return own.length === 0 ? null : (
          <section key={id} className="grid gap-3">
            <h3 className="font-semibold">{m.reviewers_round({ name: reviewer, number })}</h3>
            {[...new Set(own.map(({ place }) => place))].map((place) => (
              <RemarkList key={place} part={{ name: place }} remarks={own.filter((remark) => remark.place === place)}>
                {(remark) => <AnswerForm remark={remark} refused={refused?.remark === remark.id ? refused : null} />}
              </RemarkList>
            ))}
          </section>
        );
      })}
    </Panel>
  );
}

function AnswerForm({ remark, refused }: { remark: Remark; refused: Props["refused"] }) {
  return (
    <Form method="post" noValidate className="grid gap-3">
      <input type="hidden" name="comentario" value={remark.id} />
      <Field label={m.reviewers_answer()} error={refused ? m.reviewers_answer_error({ max: MAX_REMARK }) : undefined}>
        {(control) => (
          <Textarea {...control} name="respuesta" rows={2} maxLength={MAX_REMARK} defaultValue={refused?.typed ?? remark.answer} />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Checkbox name="resuelto" value="si" label={m.reviewers_answer_resolve()} defaultChecked={remark.resolved} />
        <Button type="submit" kind="outline" size="s" name="accion" value="responder">
          {m.reviewers_answer_save()}
        </Button>
      </div>
    </Form>
  );
}
