import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { TEXT_KINDS } from "#domain/content/content-documents.ts";
import { m } from "#messages/m.ts";
import { KIND_NAMES } from "#texts/editions.ts";

/** The kind and the address of a text that does not exist yet. */
export function NewText({ refused }: { refused: { kind: string; slug: string } | null }) {
  return (
    <Form method="post" noValidate className="grid gap-4 md:grid-cols-[14rem_minmax(0,1fr)_auto]">
      <Field label={m.editions_kind()}>
        {(control) => (
          <Select
            {...control}
            name="tipo"
            options={TEXT_KINDS.map((value) => ({ value, label: KIND_NAMES[value]() }))}
            defaultValue={refused?.kind}
          />
        )}
      </Field>
      <Field label={m.editions_new_slug()} hint={m.editions_new_slug_hint()} error={refused ? m.editions_new_error() : undefined} required>
        {(control) => <Input {...control} name="direccion" maxLength={80} defaultValue={refused?.slug} />}
      </Field>
      <p className="md:pt-7">
        <Button type="submit" kind="outline">
          {m.editions_new_open()}
        </Button>
      </p>
    </Form>
  );
}
