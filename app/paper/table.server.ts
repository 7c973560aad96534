import { type Color, MARGIN, type Said, type Sheet } from "./sheet.server.ts";

export interface Column {
  /** Its head; empty for the column of names. */
  label: string;
  /** Its share of the sheet's width. All shares add up to 1. */
  share: number;
  align?: "left" | "right";
  /** True for a name, such as that of a center. */
  bold?: boolean;
}

export interface Cell {
  text: string;
  /** A second line, smaller. */
  note?: string | null;
  bold?: boolean;
  color?: Color;
}

/** A row of cells, or the heading of the rows below it. */
export type TableRow = { cells: readonly Cell[] } | { group: string };

const GAP = 10;
const SIZE = 9.5;

/** Draws a table whose figures are aligned at the right. Its head is repeated on each page. */
export function table(sheet: Sheet, columns: readonly Column[], rows: readonly TableRow[]) {
  const element = sheet.element("Table");
  head(sheet, columns, element);
  for (const row of rows) {
    if ("group" in row) {
      sheet.room(52);
      sheet.space(8);
      sheet.say("TH", row.group, { font: "bold", size: 9, color: "sea" }, sheet.element("TR", element));
      sheet.space(4);
      sheet.rule({ color: "band", width: 0.9 });
    } else {
      if (sheet.room(rowHeight(sheet, columns, row.cells))) head(sheet, columns, element);
      cells(sheet, columns, row.cells, element);
    }
  }
  sheet.space(4);
}

interface Place {
  column: Column;
  x: number;
  width: number;
}

function places(sheet: Sheet, columns: readonly Column[]): Place[] {
  let x = MARGIN;
  return columns.map((column, index) => {
    const whole = column.share * sheet.width;
    const place = { column, x, width: whole - (index < columns.length - 1 ? GAP : 0) };
    x += whole;
    return place;
  });
}

const headOf = ({ bold }: Column): Said => (bold ? { size: 9, font: "bold" } : { size: 8.5, color: "ink2" });

function head(sheet: Sheet, columns: readonly Column[], element: PDFKit.PDFStructureElement) {
  const row = sheet.element("TR", element);
  const height = Math.max(
    ...places(sheet, columns).map(({ column, width }) => sheet.heightOf(column.label || " ", { ...headOf(column), width })),
  );
  const top = sheet.pdf.y;
  for (const { column, x, width } of places(sheet, columns)) {
    const own = sheet.heightOf(column.label || " ", { ...headOf(column), width });
    const at = { x, y: top + height - own, width, align: column.align ?? "left" } as const;
    sheet.say("TH", column.label, { ...headOf(column), ...at }, row);
  }
  sheet.pdf.y = top + height + 4;
  sheet.rule({ color: "ink", width: 0.9 });
}

const main = ({ bold, color }: Cell): Said => ({ size: SIZE, font: bold ? "bold" : "text", ...(color && { color }) });
const NOTE: Said = { size: 8.5, color: "ink2" };

const cellHeight = (sheet: Sheet, cell: Cell, width: number): number =>
  sheet.heightOf(cell.text, { ...main(cell), width }) + (cell.note ? sheet.heightOf(cell.note, { ...NOTE, width }) : 0);

const rowHeight = (sheet: Sheet, columns: readonly Column[], row: readonly Cell[]): number =>
  10 + Math.max(...places(sheet, columns).map(({ width }, index) => (row[index] ? cellHeight(sheet, row[index], width) : 0)));

function cells(sheet: Sheet, columns: readonly Column[], row: readonly Cell[], element: PDFKit.PDFStructureElement) {
  const height = rowHeight(sheet, columns, row);
  const top = sheet.pdf.y;
  const tr = sheet.element("TR", element);
  for (const [index, { column, x, width }] of places(sheet, columns).entries()) {
    const cell = row[index];
    if (!cell) continue;
    const at = { x, width, align: column.align ?? "left" } as const;
    const td = sheet.element(index === 0 ? "TH" : "TD", tr);
    sheet.say("Span", cell.text, { ...main(cell), ...at, y: top + 5 }, td);
    if (cell.note) sheet.say("Span", cell.note, { ...NOTE, ...at }, td);
  }
  sheet.pdf.y = top + height;
  sheet.rule();
}
