import type { SentSection } from "#domain/listing/profile-sections.ts";
import type { FieldOfTwo } from "./conflict-note.tsx";

export interface ComparedField {
  name: string;
  label: string;
  /** The words of what can be chosen. */
  options?: readonly { value: string; label: string }[];
}

/** Returns what fields hold beside what somebody typed who had opened them before. */
export function comparedFields(fields: readonly ComparedField[], theirs: SentSection, mine: SentSection): FieldOfTwo[] {
  return fields.map(({ name, label, options }) => {
    const [words, own] = [theirs, mine].map((sent) =>
      sent
        .list(name)
        .filter((value) => value !== "")
        .toSorted(),
    );
    const shown = words!.map((value) => options?.find((option) => option.value === value)?.label ?? value).join(", ");
    return { key: name, label, theirs: words!.join("\n"), mine: own!.join("\n"), shown: shown || undefined, long: shown.length > 40 };
  });
}
