import { COLORS, MARGIN, type Sheet } from "./sheet.server.ts";

/** The height of the picture at the head of the first page: 76 px. */
const SKY = 57;
/** Where each wave ends, as a share of the width. */
const WAVES = [0.25, 0.5, 0.75, 1];

interface Letterhead {
  brand: string;
  /** Who sends the sheet: a name in bold, and lines below it. */
  sender: readonly string[];
  title: string;
  subtitle: string;
  /** The position of the sun, from 0 to 1, so that sheets of different kinds can be told apart in a pile. */
  sun: number;
}

/** Draws the head of the first page: the waterline, the name of the site, the sender at the right and the title. */
export function letterhead(sheet: Sheet, { brand, sender, title, subtitle, sun }: Letterhead) {
  sheet.decorate((pdf) => {
    const { width } = pdf.page;
    const [x, water] = [width * sun, SKY * 0.64];
    pdf.rect(0, 0, width, SKY).fill("#FFE9E0");
    pdf.rect(0, 0, width, water + 3).clip();
    pdf.circle(x, water, 34).fill("#FFDCCC");
    pdf.circle(x, water, 25).fill("#FFC5AE");
    pdf.circle(x, water, 16.5).fill("#F98A68");
  });
  sheet.decorate((pdf) => {
    const { width } = pdf.page;
    for (const [top, color] of [
      [SKY * 0.64, "#B9DFE7"],
      [SKY * 0.82, "#8ACAD6"],
    ] as const)
      pdf
        .path(
          `M0 ${top}${WAVES.map((x) => `C${width * (x - 0.2)} ${top - 3.5} ${width * (x - 0.05)} ${top + 3.5} ${width * x} ${top}`).join("")}V${SKY}H0Z`,
        )
        .fill(color);
  });
  const top = SKY + 20;
  logo(sheet, top);
  sheet.say("P", brand, { font: "display", size: 17, x: MARGIN + 32, y: top - 1, width: 180 });
  const [name = "", ...lines] = sender;
  const right = { x: MARGIN + sheet.width / 2, width: sheet.width / 2, align: "right", lineGap: 2.5 } as const;
  sheet.say("P", name, { ...right, font: "bold", size: 10, y: top });
  for (const line of lines) sheet.say("P", line, { ...right, size: 9, color: "ink2" });
  sheet.pdf.y = Math.max(sheet.pdf.y, top + 38) + 12;
  sheet.say("H1", title, { font: "display", size: 24, lineGap: 0 });
  sheet.space(2);
  sheet.say("P", subtitle, { size: 10, color: "ink2" });
  sheet.space(8);
}

/** Draws the sun in the cradle. */
function logo(sheet: Sheet, top: number) {
  sheet.decorate((pdf) => {
    pdf.circle(MARGIN + 12, top + 6.5, 6.5).fill("#EB6946");
    pdf
      .path(`M${MARGIN + 1} ${top + 9}A11 11 0 0 0 ${MARGIN + 23} ${top + 9}`)
      .lineWidth(3.2)
      .lineCap("round")
      .stroke(COLORS.sea);
  });
}

interface SheetFact {
  label: string;
  value: string;
}

/** Writes the facts that people look up first, side by side. */
export function factStrip(sheet: Sheet, facts: readonly SheetFact[]) {
  sheet.rule();
  sheet.space(8);
  const top = sheet.pdf.y;
  const width = sheet.width / facts.length;
  let low = top;
  for (const [index, { label, value }] of facts.entries()) {
    const at = { x: MARGIN + index * width, width: width - 10 };
    const item = sheet.element("P");
    sheet.say("Span", label, { ...at, y: top, size: 8.5, color: "ink2" }, item);
    sheet.say("Span", value, { ...at, y: sheet.pdf.y + 1, size: 10, font: "bold" }, item);
    low = Math.max(low, sheet.pdf.y);
  }
  sheet.pdf.y = low + 7;
  sheet.rule();
  sheet.space(10);
}

/** Writes the heading of a part. `points` is what has to fit below it on the same page. */
export function heading(sheet: Sheet, words: string, points = 90) {
  sheet.room(points);
  sheet.space(10);
  sheet.say("H2", words, { font: "display", size: 16 });
  sheet.space(4);
}

export function subheading(sheet: Sheet, words: string) {
  sheet.room(48);
  sheet.space(5);
  sheet.say("H3", words, { font: "bold", size: 10.5 });
  sheet.space(2);
}

export function paragraph(sheet: Sheet, words: string) {
  sheet.room(20);
  sheet.say("P", words, { size: 10, lineGap: 3 });
  sheet.space(5);
}

/** Writes a short text under a heading of its own. Both stay on the same page. */
export function titled(sheet: Sheet, title: string, words: string) {
  sheet.room(20 + sheet.heightOf(title, { font: "bold", size: 10.5 }) + sheet.heightOf(words, { size: 10, lineGap: 3 }));
  subheading(sheet, title);
  paragraph(sheet, words);
}

/** Writes what qualifies the rest, such as where a figure comes from. */
export function note(sheet: Sheet, words: string) {
  sheet.room(16);
  sheet.say("P", words, { size: 9, color: "ink2", lineGap: 2 });
  sheet.space(4);
}

/** Writes two short explanations beside each other. */
export function twoNotes(sheet: Sheet, notes: readonly [SheetFact, SheetFact]) {
  const width = (sheet.width - 20) / 2;
  sheet.room(24 + Math.max(...notes.map(({ value }) => sheet.heightOf(value, { size: 9, width, lineGap: 2 }))));
  sheet.space(8);
  const top = sheet.pdf.y;
  let low = top;
  for (const [index, { label, value }] of notes.entries()) {
    const at = { x: MARGIN + index * (width + 20), width };
    sheet.say("H3", label, { ...at, y: top, font: "bold", size: 9.5 });
    sheet.say("P", value, { ...at, y: sheet.pdf.y + 1, size: 9, color: "ink2", lineGap: 2 });
    low = Math.max(low, sheet.pdf.y);
  }
  sheet.pdf.y = low + 4;
}

/** Writes the sources at the end, each with the number that the text refers to. */
export function sources(sheet: Sheet, title: string, all: readonly { words: string; url: string }[]) {
  sheet.room(60);
  sheet.space(10);
  sheet.rule();
  sheet.space(8);
  sheet.say("H2", title, { font: "bold", size: 9.5, color: "ink2" });
  sheet.space(3);
  const list = sheet.element("L");
  for (const [index, { words, url }] of all.entries()) {
    const at = { x: MARGIN + 20, width: sheet.width - 20, size: 8.5 };
    sheet.room(4 + sheet.heightOf(words, at));
    const top = sheet.pdf.y;
    const item = sheet.element("LI", list);
    sheet.say("Lbl", String(index + 1), { font: "bold", size: 8.5, color: "ink2", y: top, width: 16 }, item);
    sheet.say("Link", words, { ...at, y: top, color: "sea", link: url }, sheet.element("LBody", item));
    sheet.space(2);
  }
}

/** Writes the one figure that everything above leads to. */
export function totalBar(sheet: Sheet, { label, note: small, value }: { label: string; note: string; value: string }) {
  const inside = sheet.width * 0.56;
  const height = Math.max(
    42,
    26 + sheet.heightOf(label, { font: "bold", size: 11, width: inside }) + sheet.heightOf(small, { size: 8.5, width: inside }) - 8,
  );
  sheet.room(height + 12);
  sheet.space(6);
  const top = sheet.pdf.y;
  sheet.decorate((pdf) => pdf.roundedRect(MARGIN, top, sheet.width, height, 7).fill(COLORS.deep));
  const item = sheet.element("P");
  sheet.say("Span", label, { font: "bold", size: 11, color: "white", x: MARGIN + 14, y: top + 9, width: inside }, item);
  sheet.say("Span", small, { size: 8.5, color: "onDeep", x: MARGIN + 14, y: sheet.pdf.y + 1, width: inside }, item);
  const at = { x: MARGIN + 14 + inside, y: top + height / 2 - 12, width: sheet.width - inside - 28, align: "right" } as const;
  sheet.say("Span", value, { font: "display", size: 20, color: "white", lineGap: 0, ...at }, item);
  sheet.pdf.y = top + height + 8;
}

/** Writes a list of boxes to tick with a pen. */
export function boxes(sheet: Sheet, items: readonly string[]) {
  const list = sheet.element("L");
  for (const item of items) {
    sheet.room(22);
    const top = sheet.pdf.y;
    sheet.decorate((pdf) =>
      pdf
        .roundedRect(MARGIN, top + 1, 11, 11, 2.5)
        .lineWidth(0.9)
        .stroke("#82929A"),
    );
    sheet.say("LBody", item, { x: MARGIN + 20, y: top, width: sheet.width - 20, lineGap: 2 }, sheet.element("LI", list));
    sheet.space(4);
  }
  sheet.space(6);
}
