import { SECTION_NAMES } from "#app/forms/content/section-names.ts";
import { sectionsOf, type TextSection } from "#app/forms/content/text-sections.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import type { TextKind } from "#domain/content/content-documents.ts";
import { m } from "#messages/m.ts";

interface Props {
  kind: TextKind;
  /** The address of the editor, without a part. */
  path: string;
  current: TextSection;
  /** The number of rows, sources, open questions or versions of a part. */
  counts: Partial<Record<TextSection, number>>;
}

/** The parts of the editor, each with its own address. */
export function TextTabs({ kind, path, current, counts }: Props) {
  return (
    <Tabs
      label={m.editor_parts()}
      items={sectionsOf(kind).map((section) => ({
        href: section === "texto" ? path : `${path}/${section}`,
        label: SECTION_NAMES[section](),
        ...(counts[section] !== undefined && { count: counts[section] }),
        current: section === current,
      }))}
    />
  );
}
