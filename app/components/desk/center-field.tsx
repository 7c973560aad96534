import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { RadioGroup } from "#app/ui/radio.tsx";
import type { NamedCenter } from "#domain/desk/named-center.server.ts";
import { m } from "#messages/m.ts";

interface Props {
  typed: string;
  /** The slug of the chosen center. */
  chosen: string;
  /** The centers that the typed words may mean. */
  centers: readonly NamedCenter[];
  maxLength: number;
  error?: string;
}

const DEBOUNCE_MS = 300;

/** A field to name one of many centers: its name is typed, and it is chosen among matching ones, while typing or after sending. */
export function CenterField({ typed, chosen, centers, maxLength, error }: Props) {
  const { load, data } = useFetcher<{ centers: NamedCenter[] }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(typed);
  const [choice, setChoice] = useState(chosen);
  const found = text === typed && !data ? centers : (data?.centers ?? []);
  const shown = text.trim() === "" ? [] : found;
  const look = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    if (next.trim()) timer.current = setTimeout(() => void load(`?${new URLSearchParams({ centro: next })}`), DEBOUNCE_MS);
  };
  return (
    <div className="grid gap-2 sm:col-span-2">
      <Field label={m.desk_call_center()} hint={m.desk_call_center_hint()} error={error} optionalWord={m.desk_optional()}>
        {(control) => (
          <Input
            {...control}
            name="centro"
            defaultValue={typed}
            onChange={(event) => look(event.target.value)}
            maxLength={maxLength}
            autoComplete="off"
          />
        )}
      </Field>
      {shown.length > 0 && (
        <RadioGroup
          name="elegido"
          legend={m.desk_call_center_which()}
          options={shown.map(({ slug, label }) => ({ value: slug, label }))}
          value={choice}
          onChoose={setChoice}
        />
      )}
      <p role="status" className="sr-only">
        {shown.length > 0 && data ? m.desk_call_center_found({ count: shown.length }) : ""}
      </p>
    </div>
  );
}
