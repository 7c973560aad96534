import { factStrip, letterhead, note, subheading, twoNotes } from "#app/paper/parts.server.ts";
import { COLORS, MARGIN, Sheet } from "#app/paper/sheet.server.ts";
import { table } from "#app/paper/table.server.ts";
import type { Site } from "#domain/content/site.ts";
import { fingerprintOf, type Receipt } from "#domain/leads/receipt.ts";
import type { PatientLead } from "#domain/receivers/lead-for-patient.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime, formatTime } from "#platform/format.ts";
import { type BoxStand, boxStand, boxWord } from "./box-word.ts";

interface ReceiptPaper {
  site: Site;
  publicUrl: string;
  /** Null once the request was erased. */
  lead: PatientLead | null;
  now: Date;
}

/** Writes a receipt for printing or storing, with the fingerprint by which anybody can check it. It does not say who sent the request. */
export function receiptPdf(receipt: Receipt, { site, publicUrl, lead, now }: ReceiptPaper): Promise<Buffer> {
  const title = m.patients_receipt_pdf_title({ number: receipt.number });
  const sheet = new Sheet({ title, subject: m.patients_paper_title(), author: site.name });
  const sender = [site.name, site.email, site.phone];
  letterhead(sheet, { brand: site.name, sender, title: m.patients_paper_title(), subtitle: m.patients_paper_lead(), sun: 0.19 });
  const sent = lead?.createdAt ?? new Date(receipt.boxes[0]?.at ?? receipt.evidence[0]!.at);
  factStrip(sheet, [
    { label: m.patients_paper_request(), value: receipt.number },
    { label: m.patients_road_sent(), value: formatDateTime(sent) },
    ...(lead?.service ? [{ label: m.leads_fact_service(), value: lead.service.name }] : []),
    { label: m.patients_paper_state(), value: formatDateTime(now) },
  ]);
  subheading(sheet, m.patients_paper_boxes());
  for (const box of receipt.boxes) boxRow(sheet, box, receipt.boxes);
  if (lead?.receivers.some(({ offeredAt }) => offeredAt !== null)) known(sheet, lead);
  subheading(sheet, m.patients_receipt_fingerprint());
  fingerprint(sheet, receipt.digest);
  twoNotes(sheet, [
    { label: m.patients_paper_proves(), value: m.patients_receipt_proves() },
    { label: m.patients_paper_stop(), value: m.patients_paper_stop_text() },
  ]);
  return sheet.finish({
    url: `${publicUrl}/comprobante`,
    bold: m.patients_paper_foot(),
    text: m.patients_receipt_pdf_check({ address: `${publicUrl}/comprobante` }),
    page: (page, pages) => m.quotes_pdf_page({ page, pages }),
  });
}

/** Draws a box as it was left: ticked, withdrawn or empty. Its state is also a word at the right. */
function boxRow(sheet: Sheet, box: Receipt["boxes"][number], all: Receipt["boxes"]) {
  const stand = boxStand(box, all);
  const words = { x: MARGIN + 24, width: sheet.width - 24 - 96 };
  const text = `«${box.text}»`;
  const said = `${boxWord(box, all)} · ${formatDateTime(new Date(box.at))} · ${m.patients_receipt_version({ version: box.version })}`;
  sheet.room(14 + sheet.heightOf(text, { width: words.width }) + sheet.heightOf(said, { size: 8.5, width: words.width }));
  sheet.rule();
  const top = sheet.pdf.y + 6;
  mark(sheet, stand, top);
  const item = sheet.element("P");
  const state = { font: "bold", size: 9, x: MARGIN + sheet.width - 96, width: 96, align: "right", y: top } as const;
  sheet.say("Span", text, { ...words, y: top, lineGap: 2 }, item);
  sheet.say("Span", said, { ...words, size: 8.5, color: "ink2" }, item);
  const low = sheet.pdf.y;
  sheet.say("Span", STAND_NAMES[stand](), { ...state, color: stand === "withdrawn" ? "warn" : stand === "empty" ? "ink2" : "ink" }, item);
  sheet.pdf.y = low + 6;
}

const STAND_NAMES: Readonly<Record<BoxStand, () => string>> = {
  stands: m.patients_paper_stands,
  withdrawn: m.patients_paper_withdrawn,
  empty: m.patients_paper_empty,
  said: m.patients_paper_said,
};

function mark(sheet: Sheet, stand: BoxStand, top: number) {
  sheet.decorate((pdf) => {
    const box = pdf.roundedRect(MARGIN + 0.5, top, 13, 13, 3);
    if (stand === "stands") {
      box.fill(COLORS.sea);
      pdf
        .path(`M${MARGIN + 3.7} ${top + 6.8}l2.4 2.5 4.6-5`)
        .lineWidth(1.7)
        .lineCap("round")
        .stroke("#FFFFFF");
    } else box.lineWidth(1.1).stroke(stand === "withdrawn" ? COLORS.warn : "#82929A");
    if (stand === "withdrawn")
      pdf
        .path(`M${MARGIN + 4.2} ${top + 3.7}l5.6 5.6m0 -5.6l-5.6 5.6`)
        .lineWidth(1.5)
        .lineCap("round")
        .stroke(COLORS.warn);
  });
}

/** Writes when each center was told, read the request and answered, and whether it has the contact data. */
function known(sheet: Sheet, { receivers }: PatientLead) {
  subheading(sheet, m.patients_paper_known());
  const time = (at: Date | null) => (at ? { text: formatDate(at), note: formatTime(at) } : { text: m.patients_paper_not_yet() });
  table(
    sheet,
    [
      { label: m.patients_paper_center(), share: 0.28 },
      { label: m.patients_step_told(), share: 0.18, align: "right" },
      { label: m.patients_step_read(), share: 0.18, align: "right" },
      { label: m.patients_step_answered(), share: 0.18, align: "right" },
      { label: m.patients_contact(), share: 0.18, align: "right" },
    ],
    receivers
      .filter(({ offeredAt }) => offeredAt !== null)
      .map(({ name, offeredAt, openedAt, answeredAt, purchasedAt }) => ({
        cells: [
          { text: name },
          time(offeredAt),
          time(openedAt),
          time(answeredAt),
          purchasedAt ? { ...time(purchasedAt), bold: true } : { text: m.patients_contact_shut(), bold: true },
        ],
      })),
  );
}

/** Writes the fingerprint as people type it, and the whole digest below. */
function fingerprint(sheet: Sheet, digest: string) {
  const top = sheet.pdf.y + 2;
  sheet.decorate((pdf) => pdf.roundedRect(MARGIN, top, sheet.width, 26, 6).fill(COLORS.sand));
  sheet.say("P", fingerprintOf(digest), { font: "mono", size: 12, x: MARGIN + 12, y: top + 7 });
  sheet.pdf.y = top + 31;
  note(sheet, `SHA-256 ${digest}`);
}
