import { createContext, use } from "react";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { Select, type SelectOption } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { WrittenKind } from "#domain/inbox/message.ts";
import { type MessageForm, type MessageTextField, REQUIRED_MESSAGE_FIELDS } from "#domain/inbox/message-fields.ts";
import type { MessageErrors } from "#domain/inbox/message-form.ts";
import { SHARED_FIELDS } from "#domain/submissions/form-fields.ts";
import { m } from "#messages/m.ts";
import { fieldLabel, messageError } from "./message-texts.ts";

interface MessageFieldContext {
  kind: WrittenKind;
  /** The prefix of the ids of this form's fields. */
  prefix: string;
  values: MessageForm;
  errors: MessageErrors;
}

export const MessageFields = createContext<MessageFieldContext | null>(null);

function useMessageField(name: MessageTextField) {
  const { kind, prefix, values, errors } = use(MessageFields)!;
  const code = errors[name];
  const required = REQUIRED_MESSAGE_FIELDS[kind].includes(name);
  return {
    look: {
      id: `${prefix}-${name}`,
      label: fieldLabel(kind, name),
      error: code && messageError(name, code),
      ...(required ? { required: true as const, optionalWord: undefined } : { required: undefined, optionalWord: m.leads_form_optional() }),
    },
    control: { name, defaultValue: values[name] },
  };
}

interface TextProps {
  name: MessageTextField;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  hint?: string;
  placeholder?: string;
}

export function TextMessageField({ name, hint, ...input }: TextProps) {
  const { look, control } = useMessageField(name);
  return (
    <Field {...look} hint={hint}>
      {(wiring) => <Input {...wiring} {...control} {...input} />}
    </Field>
  );
}

export function LongMessageField({ hint, rows }: { hint?: string; rows: number }) {
  const { look, control } = useMessageField("mensaje");
  return (
    <Field {...look} hint={hint} counter={m.contact_field_max({ max: SHARED_FIELDS.mensaje.maxLength })}>
      {(wiring) => <Textarea {...wiring} {...control} rows={rows} />}
    </Field>
  );
}

interface SelectProps {
  name: MessageTextField;
  options: readonly SelectOption[];
  placeholder?: string;
  hint?: string;
  autoComplete?: string;
}

export function SelectMessageField({ name, hint, ...select }: SelectProps) {
  const { look, control } = useMessageField(name);
  return (
    <Field {...look} hint={hint}>
      {(wiring) => <Select {...wiring} {...control} {...select} />}
    </Field>
  );
}

export function PillsMessageField({ name, options, hint }: { name: MessageTextField; options: readonly SelectOption[]; hint?: string }) {
  const {
    look: { label, ...pills },
    control,
  } = useMessageField(name);
  return <Pills {...pills} legend={label} name={name} defaultValue={control.defaultValue} options={options} hint={hint} />;
}
