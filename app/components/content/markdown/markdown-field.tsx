import { type ReactNode, useRef } from "react";
import { Field, type Requirement } from "#app/ui/field.tsx";
import { Textarea, type TextareaProps } from "#app/ui/textarea.tsx";
import { type MarkdownShape, MarkdownTools } from "./markdown-tools.tsx";
import type { SourcesToCite } from "./sources-to-cite.ts";

type Props = Requirement & {
  name: string;
  /** What the field is called, in full. */
  label: string;
  /** What is drawn of that, where the rest stands above the field. */
  shown?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  shape: MarkdownShape;
  /** Null where nothing is cited. */
  sources?: SourcesToCite | null;
  control: Omit<TextareaProps, "ref" | "name">;
};

/** Draws a field for Markdown, with its tools at the right of its label. Keeps their place, so that nothing moves once they come. */
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
