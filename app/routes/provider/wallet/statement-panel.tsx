import Download from "lucide-react/icons/download";
import { href } from "#app/locale.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { m } from "#messages/m.ts";
import { formatLongMonth } from "#platform/format.ts";

export const CSV_PATH = "/dashboard/provider/billetera/estado.csv";
const PDF_PATH = "/dashboard/provider/billetera/estado.pdf";

/** A month of the wallet as a file. */
export function StatementPanel({ months }: { months: readonly string[] }) {
  return (
    <Accordion summary={m.wallet_statement()} className="last:border-b-0">
      <p className="mb-3">{m.wallet_statement_text()}</p>
      <form action={href(CSV_PATH)} className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field label={m.wallet_statement_month()} className="min-w-52 flex-1">
          {(control) => (
            <Select {...control} small name="mes" options={months.map((value) => ({ value, label: formatLongMonth(value) }))} />
          )}
        </Field>
        <Button type="submit" kind="outline" icon={<Download />}>
          {m.wallet_statement_csv()}
        </Button>
        <Button type="submit" kind="outline" formAction={href(PDF_PATH)} icon={<Download />}>
          {m.wallet_statement_pdf()}
        </Button>
      </form>
    </Accordion>
  );
}
