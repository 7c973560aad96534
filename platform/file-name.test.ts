import { expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";

test.each([
  ["application/pdf", "x.html", "x.pdf"],
  ["application/pdf", "licencia.PDF", "licencia.PDF"],
  ["image/jpeg", "cédula.jpeg", "cédula.jpeg"],
  ["image/png", "cédula.jpeg", "cédula.png"],
  ["application/pdf", "factura.pdf.exe", "factura.pdf"],
  ["application/pdf", "Licencia del Dr. Peña", "Licencia del Dr. Peña.pdf"],
  ["application/pdf", "factura\u202efdp.exe", "factura fdp.pdf"],
  ["application/pdf", "a\u200f\u2066b\ufeff.pdf\r\nContent-Type: text/html", "a b .pdf Content-Type text html.pdf"],
  ["application/pdf", "../../etc/passwd", "etc passwd.pdf"],
  ["application/pdf", "..\\.htaccess", "htaccess.pdf"],
  ["image/webp", "a\0.php. . .", "a.webp"],
  ["application/json", "grafana.json", "grafana.json"],
  ["application/pdf", "", "documento.pdf"],
  ["application/pdf", ".html", "html.pdf"],
  ["application/pdf", "\u202e\u0000", "documento.pdf"],
  ["text/html", "x.html", "x.bin"],
])("a file of %s that came as %j is called %j", (mediaType, name, called) => {
  expect(fileNameOf(mediaType, name, "documento")).toBe(called);
});

test("a long name keeps its extension and no half of a letter, and a name that is made once stays as it is", () => {
  for (const long of [`${"a".repeat(300)}.html`, `${"👶".repeat(150)}.pdf`, `${"é".repeat(195)}👶.jpg`, `${". ".repeat(150)}x.pdf`]) {
    const name = fileNameOf("application/pdf", long, "documento");
    expect(name).toMatch(/^.{1,196}\.pdf$/);
    expect(name).not.toMatch(/\p{Surrogate}/u);
    expect(fileNameOf("application/pdf", name, "documento")).toBe(name);
  }
});
