import { Panel } from "#app/components/dashboard/panel.tsx";
import { FileForm } from "#app/components/uploads/file-form.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { type TopUp, VOUCHER_LIMITS } from "#domain/topups/top-up.ts";
import { m } from "#messages/m.ts";

/** Takes the proof of the transfer, and lists what was sent before. */
export function VoucherPanel({ topUp: { vouchers }, error }: { topUp: TopUp; error: string | undefined }) {
  const again = vouchers.length > 0;
  return (
    <Panel title={again ? m.topups_voucher_again() : m.topups_voucher()}>
      {again && (
        <ul className="grid">
          {vouchers.map(({ id, fileName }) => (
            <li key={id}>
              <TextLink href={href(`/dashboard/provider/billetera/comprobantes/${id}`)} className="break-all">
                {fileName}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <FileForm maxBytes={VOUCHER_LIMITS.maxBytes} arrived={null} className="grid gap-4">
        <Field label={m.topups_voucher_label()} hint={m.topups_voucher_hint()} error={error} required>
          {(control) => <FileInput {...control} name="archivo" accept=".pdf,image/jpeg,image/png,image/webp" />}
        </Field>
        <p>
          <Button type="submit" kind={again ? "outline" : "cta"} name="accion" value="comprobante">
            {m.topups_voucher_send()}
          </Button>
        </p>
      </FileForm>
    </Panel>
  );
}
