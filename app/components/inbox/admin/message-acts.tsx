import { Panel } from "#app/components/dashboard/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { canBecome, type MessageStatus } from "#domain/inbox/message.ts";
import type { OpenedMessage } from "#domain/inbox/open-message.server.ts";
import { m } from "#messages/m.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { CLOSE_REASON_NAMES } from "#texts/inbox.ts";

interface AssigneeProps {
  message: Pick<OpenedMessage, "assigneeId">;
  team: readonly { id: string; name: string }[];
  error: string | undefined;
}

export function MessageAssignee({ message: { assigneeId }, team, error }: AssigneeProps) {
  return (
    <Panel title={m.inbox_assign()}>
      <form method="post" className="grid gap-3">
        <input type="hidden" name="accion" value="asignar" />
        <input type="hidden" name="version" value={assigneeId ?? ""} />
        <Field label={m.inbox_assigned()} error={error}>
          {(control) => (
            <Select
              {...control}
              key={assigneeId}
              name="lleva"
              placeholder={m.inbox_nobody()}
              options={team.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={assigneeId ?? ""}
            />
          )}
        </Field>
        <div>
          <Button type="submit" kind="outline" size="s">
            {m.inbox_assign_save()}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** The forms to close a message with a reason, or to mark it as answered in another way. */
export function CloseMessage({ status, error }: { status: MessageStatus; error: string | undefined }) {
  return (
    <Panel title={m.inbox_close()}>
      {canBecome(status, "closed") && (
        <form method="post" className="grid gap-3">
          <Field label={m.inbox_close_reason()} error={error} required>
            {(control) => (
              <Select {...control} name="motivo" placeholder={m.inbox_choose()} options={choicesIn(CLOSE_REASON_NAMES)} defaultValue="" />
            )}
          </Field>
          <div>
            <Button type="submit" name="accion" value="cerrar" kind="outline" size="s">
              {m.inbox_close_button()}
            </Button>
          </div>
        </form>
      )}
      {canBecome(status, "answered") && (
        <form method="post">
          <Button type="submit" name="accion" value="marcar" kind="quiet" size="s">
            {m.inbox_mark_answered()}
          </Button>
        </form>
      )}
    </Panel>
  );
}
