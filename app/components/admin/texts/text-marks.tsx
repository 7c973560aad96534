import { m } from "#app/paraglide/messages.js";
import { Table } from "#app/ui/table.tsx";
import { type MarkValues, PAGE_BLOCKS, PAGE_MARKS, type PageBlock, type PageMark } from "#domain/content/page-marks.ts";

const MEANINGS: Readonly<Record<PageMark, () => string>> = {
  site: m.editor_mark_site,
  site_address: m.editor_mark_site_address,
  max_centers: m.editor_mark_max_centers,
  answer_hours: m.editor_mark_answer_hours,
  stale_months: m.editor_mark_stale_months,
  expired_months: m.editor_mark_expired_months,
  min_reviews: m.editor_mark_min_reviews,
  duplicate_months: m.editor_mark_duplicate_months,
  return_days: m.editor_mark_return_days,
  request_months: m.editor_mark_request_months,
  event_months: m.editor_mark_event_months,
  device_pages: m.editor_mark_device_pages,
};

const BLOCKS: Readonly<Record<PageBlock, () => string>> = {
  contact: m.editor_block_contact,
  cookies: m.editor_block_cookies,
  cookie_choice: m.editor_block_cookie_choice,
  tag_manager: m.editor_block_tag_manager,
};

/** What may stand in the words of a page for what the settings and the software say, with what it says today. */
export function TextMarks({ values }: { values: MarkValues }) {
  const rows = [
    ...PAGE_MARKS.map((mark) => ({ mark, meaning: MEANINGS[mark](), value: values[mark] })),
    ...PAGE_BLOCKS.map((block) => ({ mark: block, meaning: BLOCKS[block](), value: m.editor_block_value() })),
  ];
  return (
    <details className="min-w-0">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand text-ui">{m.editor_marks()}</summary>
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
