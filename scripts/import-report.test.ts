import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Papa from "papaparse";
import { afterAll, describe, expect, test } from "vitest";
import { openImportReport } from "./import-report.ts";

const folder = mkdtempSync(path.join(tmpdir(), "cuna-report-"));
afterAll(() => rmSync(folder, { recursive: true }));
const now = new Date("2026-11-20T16:05:09Z");

describe("the report of an import", () => {
  test("is written beside the file, with one line of words for each problem", () => {
    const report = openImportReport(path.join(folder, "centros.csv"), now);
    report.add({ line: 7, field: "ciudad", value: 'Santigo "norte"', code: "unknown-city", hint: "Santiago" });
    report.add({ line: 9, field: "email", value: "", code: "center-without-email" });
    const file = report.close();
    expect(file).toBe(path.join(folder, "import-report-centros-2026-11-20-160509.csv"));
    const { data } = Papa.parse<string[]>(readFileSync(file!, "utf8").trim());
    expect(data.map((row) => row.map((cell) => cell.replace("\uFEFF", "")))).toEqual([
      ["fila", "campo", "valor", "motivo"],
      ["7", "ciudad", 'Santigo "norte"', '«Santigo "norte"» no es una ciudad de la lista. ¿Quisiste decir «Santiago»?'],
      ["9", "email", "", "Un centro necesita un correo: ahí le avisamos de cada solicitud."],
    ]);
  });

  test.each(["=HYPERLINK(1)", "+1", "-1", "@SUM", "\t=1", "\u00a0＝1", "=1\nsegunda línea"])(
    "shows the cell %j as text, never as a formula",
    (value) => {
      const report = openImportReport(path.join(folder, `f${value.length}${value.codePointAt(0)}.csv`), now);
      report.add({ line: 2, field: "telefono", value, code: "invalid-phone" });
      const { data } = Papa.parse<string[]>(readFileSync(report.close()!, "utf8"), { newline: "\r\n" });
      expect(data[1]![2]).toBe(`'${value}`);
    },
  );

  test("is not written without a problem, and never over another report", () => {
    const input = path.join(folder, "vacio.csv");
    const before = readdirSync(folder).length;
    expect(openImportReport(input, now).close()).toBeNull();
    expect(readdirSync(folder)).toHaveLength(before);
    const former = path.join(folder, "import-report-vacio-2026-11-20-160509.csv");
    writeFileSync(former, "de antes");
    const report = openImportReport(input, now);
    report.add({ line: 2, field: "nombre", value: "", code: "required" });
    expect(report.close()).toBe(former.replace(".csv", "-2.csv"));
    expect(readFileSync(former, "utf8")).toBe("de antes");
  });
});
