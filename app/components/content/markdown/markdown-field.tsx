import { type ReactNode, useRef } from "react";
import { Field, type Requirement } from "#app/ui/field.tsx";
import { Textarea, type TextareaProps } from "#app/ui/textarea.tsx";
import { type MarkdownShape, MarkdownTools } from "./markdown-tools.tsx";
import type { SourcesToCite } from "./sources-to-cite.ts";

type Props = Requirement & {
  name: string;
  /** The full name of the field. */
  label: string;
  /** The visible part of the name, when the rest is above the field. */
  shown?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  shape: MarkdownShape;
  /** Null when nothing is cited. */
  sources?: SourcesToCite | null;
  control: Omit<TextareaProps, "ref" | "name">;
};

/** A field for Markdown, with its tools to the right of its label. Their space is reserved, so that nothing moves when they load. */
export function MarkdownField({ name, label, shown, shape, sources, control, ...field }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="relative pt-3">
      <MarkdownTools control={area} label={label} shape={shape} sources={sources} className="-right-1 absolute top-0" />
      <Field {...field} label={shown ?? label}>
        {(given) => <Textarea {...control} {...given} ref={area} name={name} />}
      </Field>
    </div>
  );
}
