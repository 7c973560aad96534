import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";

interface Props {
  /** The number of the draft. */
  number: number;
  days: number;
  /** The whole address, once it was asked for. */
  link: string | null;
}

/** Makes a link with which somebody without an account reads the draft. */
export function ShareDraft({ number, days, link }: Props) {
  return (
    <Panel title={m.editions_share()} id="enlace">
      <p className="text-ink-2">{m.editions_share_text({ number, days })}</p>
      {link ? (
        <>
          <Field label={m.editions_share_field()}>{(control) => <Input {...control} readOnly value={link} />}</Field>
          <p>
            <TextLink href={link}>{m.editions_preview_button()}</TextLink>
          </p>
        </>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="version" value={number} />
          <Button type="submit" kind="outline" name="accion" value="enlace">
            {m.editions_share_action()}
          </Button>
        </Form>
      )}
    </Panel>
  );
}
