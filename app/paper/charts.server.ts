import { COLORS, MARGIN, type Sheet } from "./sheet.server.ts";

interface Band {
  label: string;
  value: string;
  /** All between 0 and 1 of the axis. */
  low: number;
  middle: number;
  high: number;
  /** The figures below the axis, with their place on it. */
  ticks: readonly { at: number; text: string }[];
}

/** Draws a range on an axis from zero, with the middle marked. Its figures are text. */
export function band(sheet: Sheet, { label, value, low, middle, high, ticks }: Band) {
  sheet.room(62);
  sheet.space(6);
  const top = sheet.pdf.y;
  const item = sheet.element("P");
  sheet.say("Span", label, { font: "bold", size: 10, y: top, width: sheet.width * 0.7 }, item);
  sheet.say("Span", value, { font: "bold", size: 10, y: top, x: MARGIN + sheet.width / 2, width: sheet.width / 2, align: "right" }, item);
  const line = top + 25;
  const x = (share: number) => MARGIN + share * sheet.width;
  sheet.decorate((pdf) => {
    pdf.moveTo(x(0), line).lineTo(x(1), line).lineWidth(0.8).stroke(COLORS.ink2);
    for (const { at } of ticks)
      pdf
        .moveTo(x(at), line - 5)
        .lineTo(x(at), line + 5)
        .lineWidth(0.8)
        .stroke(COLORS.ink2);
    pdf
      .roundedRect(x(low), line - 4.5, Math.max(9, x(high) - x(low)), 9, 4.5)
      .lineWidth(1)
      .fillAndStroke(COLORS.band, COLORS.sea);
    pdf.circle(x(middle), line, 5.5).lineWidth(2).fillAndStroke(COLORS.deep, "#FFFFFF");
    pdf.circle(x(middle), line, 6.5).lineWidth(0.9).stroke(COLORS.deep);
  });
  axisFigures(sheet, ticks, line + 9, x);
}

/** Draws an amount over the days of a month, in steps. The highest figure is written on the chart. */
export function steps(
  sheet: Sheet,
  { label, points, days }: { label: string; points: readonly { day: number; cents: number; text: string }[]; days: number },
) {
  const height = 62;
  sheet.room(height + 50);
  sheet.space(6);
  sheet.say("H3", label, { font: "bold", size: 10 });
  const highest = points.reduce((most, point) => (point.cents > most.cents ? point : most), points[0]!);
  const base = sheet.pdf.y + 18 + height;
  const x = (day: number) => MARGIN + ((day - 1) / days) * sheet.width;
  const y = (cents: number) => base - (highest.cents > 0 ? (Math.max(0, cents) / highest.cents) * height : 0);
  const path = points
    .map(
      ({ day, cents }, index) =>
        `${index === 0 ? "M" : "H"}${index === 0 ? `${x(day)} ` : x(day)}${index === 0 ? y(cents) : `V${y(cents)}`}`,
    )
    .join("");
  const end = x(days + 1);
  sheet.decorate((pdf) => {
    pdf.path(`${path}H${end}V${base}H${MARGIN}Z`).fill(COLORS.tint);
    pdf.path(`${path}H${end}`).lineWidth(1.6).stroke(COLORS.sea);
    pdf
      .moveTo(MARGIN, base)
      .lineTo(MARGIN + sheet.width, base)
      .lineWidth(0.8)
      .stroke(COLORS.ink2);
  });
  const over = Math.min(Math.max(x(highest.day) - 30, MARGIN), MARGIN + sheet.width - 60);
  sheet.say("P", highest.text, { font: "bold", size: 8.5, x: over, y: y(highest.cents) - 13, width: 60, align: "center" });
  const marks = [1, ...points.map(({ day }) => day), days];
  const apart = marks.filter((day, index) => index === 0 || marks.slice(0, index).every((before) => Math.abs(x(day) - x(before)) > 22));
  axisFigures(
    sheet,
    apart.map((day) => ({ at: (x(day) - MARGIN) / sheet.width, text: String(day) })),
    base + 4,
    (share) => MARGIN + share * sheet.width,
  );
}

function axisFigures(sheet: Sheet, ticks: readonly { at: number; text: string }[], top: number, x: (share: number) => number) {
  const item = sheet.element("P");
  for (const { at, text } of ticks) {
    const [left, align] =
      at < 0.04 ? [x(at), "left" as const] : at > 0.96 ? [x(at) - 80, "right" as const] : [x(at) - 40, "center" as const];
    sheet.say("Span", text, { size: 8.5, color: "ink2", x: left, y: top, width: 80, align }, item);
  }
  sheet.pdf.y = top + 14;
}
