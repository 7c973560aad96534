import clsx from "clsx";
import type { ReactNode } from "react";
import { Table } from "#app/ui/table.tsx";
import type { ImportColumn } from "#domain/imports/columns.ts";
import { LEFT_OUT } from "#domain/imports/import.ts";
import type { ShownRow } from "#domain/imports/import-queries.server.ts";
import { m } from "#messages/m.ts";
import { rowReason } from "#texts/import-reasons.ts";
import { STATE_NAMES } from "./names.ts";

interface Props {
  rows: readonly ShownRow[];
  fields: readonly string[];
}

/** Rows of the file as they are in it. Wrong cells are marked. */
export function RowsTable({ rows, fields }: Props) {
  const cell = (row: ShownRow, field: ImportColumn) => {
    const at = fields.indexOf(field);
    const value = at < 0 ? null : row.cells[at];
    const text = (Array.isArray(value) ? value.join(", ") : String(value ?? "")).slice(0, 120);
    const wrong = row.problems.some((problem) => problem.field === field);
    return <span className={clsx("break-words", wrong && "rounded-sm bg-err-bg px-1.5 font-semibold text-err")}>{text || "—"}</span>;
  };
  return (
    <Table
      caption={m.imports_rows()}
      captionHidden
      stacked
      className="[&_:is(td,th)]:py-2 [&_td]:text-ui max-sm:[&_td:last-child]:col-span-full"
      rows={rows}
      rowKey={({ line }) => line}
      columns={[
        {
          key: "name",
          header: m.imports_row_name(),
          rowHeader: true,
          cell: (row) => <NameCell line={row.line} name={cell(row, "nombre")} type={cell(row, "tipo")} />,
        },
        { key: "city", header: m.imports_row_city(), cell: (row) => cell(row, "ciudad") },
        { key: "phone", header: m.imports_row_phone(), nowrap: true, cell: (row) => cell(row, "telefono") },
        { key: "services", header: m.imports_row_services(), cell: (row) => cell(row, "servicios") },
        {
          key: "state",
          header: m.imports_row_state(),
          cell: ({ state, problems }) =>
            problems.length === 0 ? (
              STATE_NAMES[state]()
            ) : (
              <ul className={clsx("grid gap-1", LEFT_OUT.includes(state) && "text-err")}>
                {problems.map((problem) => (
                  <li key={`${problem.field} ${problem.code} ${problem.value}`} className="break-words">
                    {rowReason(problem)}
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}

function NameCell({ line, name, type }: { line: number; name: ReactNode; type: ReactNode }) {
  return (
    <>
      {name}
      <span className="block font-normal text-ink-2 text-ui">
        {m.imports_row()} <span className="num">{line}</span> · {type}
      </span>
    </>
  );
}
