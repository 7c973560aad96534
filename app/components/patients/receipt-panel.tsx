import Download from "lucide-react/icons/download";
import ShieldCheck from "lucide-react/icons/shield-check";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { receiptFacts, receiptLines } from "#app/components/leads/request-facts.tsx";
import { boxWord } from "#app/forms/leads/box-word.ts";
import { href } from "#app/locale.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { ReceiptBox } from "#domain/leads/receipt.ts";
import type { PatientLead } from "#domain/receivers/lead-for-patient.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";

/** The visible part of a receipt. Its sealed bytes are only in the file. */
export interface ShownReceipt {
  boxes: ReceiptBox[];
  fingerprint: string;
}

interface Props {
  lead: PatientLead;
  receipt: ShownReceipt;
  /** The address of the request's page, under which the files are. */
  path: string;
}

/**
 * What was sent, to how many and with what permission, in six lines. Behind them the exact words that were agreed to or withdrawn, and
 * a fingerprint with which anybody can check that they were not changed.
 */
export function ReceiptPanel({ lead, receipt: { boxes, fingerprint }, path }: Props) {
  return (
    <Panel
      title={m.leads_sent_receipt()}
      aside={
        <Button kind="quiet" size="s" href={href(`${path}/comprobante.pdf`)} icon={<Download />}>
          {m.patients_receipt_pdf()}
        </Button>
      }
    >
      <Facts facts={receiptLines(lead, boxes)} />
      <Accordion className="-my-4" summary={<span className="text-brand text-ui">{m.patients_receipt_more()}</span>}>
        <div className="grid gap-4">
          <Facts facts={receiptFacts(lead)} />
          <ul className="grid gap-3">
            {boxes.map((box) => (
              <li key={`${box.at} ${box.text}`} className="border-mar-300 border-l-3 pl-3.5 text-sm">
                <p className="text-ink-2">«{box.text}»</p>
                <p className="text-ink-3 text-xs">
                  {boxWord(box, boxes)} · {formatDateTime(new Date(box.at))} · {m.patients_receipt_version({ version: box.version })}
                </p>
              </li>
            ))}
          </ul>
          <div>
            <h3 className="font-semibold text-sm">{m.patients_receipt_fingerprint()}</h3>
            <p className="mt-1.5 rounded-lg bg-surface-2 px-3 py-2 font-mono text-sm wrap-anywhere">{fingerprint}</p>
            <p className="mt-2 text-ink-2 text-sm">{m.patients_receipt_proves()}</p>
          </div>
          <div className="grid grid-cols-2 gap-2">
            <Button kind="tonal" size="s" href={href("/comprobante")} icon={<ShieldCheck />}>
              {m.patients_receipt_check()}
            </Button>
            <Button kind="outline" size="s" href={href(`${path}/comprobante.json`)} icon={<Download />}>
              {m.patients_receipt_json()}
            </Button>
          </div>
        </div>
      </Accordion>
    </Panel>
  );
}
