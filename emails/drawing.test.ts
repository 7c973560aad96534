import { existsSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { expect, test } from "vitest";
import type { QuoteLine } from "#domain/quotes/quote.ts";
import type { Brand } from "./layout.tsx";
import { LeadUnanswered } from "./leads/lead-unanswered.tsx";
import { RequestOpened } from "./leads/request-opened.tsx";
import { QuoteNews } from "./quotes/quote-news.tsx";
import { write } from "./write.ts";

const PUBLIC = path.join(import.meta.dirname, "../public");
const brand: Brand = {
  name: "Cuna",
  tagline: "Fertilidad en República Dominicana",
  siteUrl: "https://cuna.example",
  email: "hola@cuna.example",
  phone: null,
  demo: false,
};

const line = (lineId: string, part: QuoteLine["part"], amountCents: number | null): QuoteLine => ({
  lineId,
  label: lineId,
  part,
  kind: amountCents === null ? "missing" : "price",
  amountCents,
  note: null,
});
const LINES = [line("primera-consulta", "before", 9_000), line("fiv-propios", "cycle", 490_000)];

const quote = (own: Brand, lines: readonly QuoteLine[]) =>
  createElement(QuoteNews, {
    brand: own,
    firstName: "María",
    number: "CU-2026-00001",
    center: "Clínica Luna",
    version: 1,
    lines,
    medication: null,
    validUntil: null,
    url: "https://cuna.example/solicitud/x/presupuestos",
  });
const opened = (own: Brand) =>
  createElement(RequestOpened, {
    brand: own,
    firstName: "María",
    number: "CU-2026-00001",
    center: "Clínica Luna",
    url: "https://cuna.example",
  });
const unanswered = (own: Brand) =>
  createElement(LeadUnanswered, {
    brand: own,
    firstName: "María",
    number: "CU-2026-00001",
    silent: ["Clínica Luna"],
    declined: [],
    statusUrl: "https://cuna.example/a",
    othersUrl: "https://cuna.example/b",
  });

const picturesIn = (html: string) => [...html.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, src]) => src!);

test("a mail has one drawing, which the site serves and which says in words what it shows; the text version has none of it", async () => {
  for (const mail of [quote(brand, LINES), quote(brand, []), opened(brand), unanswered(brand)]) {
    const { html, text } = await write(mail);
    const [picture, ...more] = picturesIn(html);
    expect(more).toEqual([]);
    expect(existsSync(path.join(PUBLIC, new URL(picture!).pathname))).toBe(true);
    const alt = /<img [^>]*alt="([^"]+)"/.exec(html)![1]!;
    expect(text).not.toContain(alt);
    expect(text).not.toContain(".png");
  }
});

test("the way of a request names its four steps, and where the sun is", async () => {
  const { html, text } = await write(opened(brand));
  expect(text).not.toContain("Respondida");
  for (const step of ["Enviada", "Abierta", "Respondida", "Consulta"]) expect(html).toContain(`>${step}<`);
  expect(html).toContain("el sol está en «Abierta»");
  expect((await write(unanswered(brand))).html).toContain(">Plazo vencido<");
});

test("a quote says its sum, also as a minimum, and none while the treatment has no price", async () => {
  expect((await write(quote(brand, LINES))).text).toContain("US$ 4990");
  expect((await write(quote(brand, [...LINES, line("estudio-pareja", "before", null)]))).text).toContain("desde US$ 4990");
  const unpriced = await write(quote(brand, [line("primera-consulta", "before", 9_000), line("fiv-propios", "cycle", null)]));
  expect(unpriced.text).not.toContain("De aquí a un bebé");
  expect(unpriced.text).not.toContain("Primer ciclo, todo junto");
});

test("whoever asked for discreet mails gets no drawing, no name of the site at its head, and no amount", async () => {
  for (const mail of [quote({ ...brand, discreet: true }, LINES), opened({ ...brand, discreet: true })]) {
    const { html, text } = await write(mail);
    expect(picturesIn(html)).toEqual([]);
    expect(html).not.toContain(brand.tagline);
    expect(text).not.toContain("US$");
    expect(text).not.toMatch(/^Cuna$/m);
  }
});
