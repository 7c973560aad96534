import { Table } from "#app/ui/table.tsx";
import { type MarkValues, PAGE_BLOCKS, PAGE_MARKS } from "#domain/content/page-marks.ts";
import { m } from "#messages/m.ts";
import { BLOCK_MEANINGS, MARK_MEANINGS } from "#texts/editions.ts";

/** The marks that a page may contain for values of the settings and the software, with the present values. */
export function TextMarks({ values }: { values: MarkValues }) {
  const rows = [
    ...PAGE_MARKS.map((mark) => ({ mark, meaning: MARK_MEANINGS[mark](), value: values[mark] })),
    ...PAGE_BLOCKS.map((block) => ({ mark: block, meaning: BLOCK_MEANINGS[block](), value: m.editor_block_value() })),
  ];
  return (
    <details className="min-w-0">
      <summary className="unfold min-h-11 font-semibold text-brand text-ui">{m.editor_marks()}</summary>
      <p className="pb-3 text-ink-2 text-sm">{m.editor_marks_text()}</p>
      <Table
        caption={m.editor_marks()}
        captionHidden
        stacked
        rows={rows}
        rowKey={({ mark }) => mark}
        columns={[
          {
            key: "mark",
            header: m.editor_marks_mark(),
            cell: ({ mark }) => <code className="text-sm">{`{${mark}}`}</code>,
            rowHeader: true,
          },
          { key: "meaning", header: m.editor_marks_meaning(), cell: ({ meaning }) => meaning },
          { key: "value", header: m.editor_marks_value(), cell: ({ value }) => value },
        ]}
      />
    </details>
  );
}
