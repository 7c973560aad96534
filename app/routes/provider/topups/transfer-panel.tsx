import { Panel } from "#app/components/dashboard/panel.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import type { BankAccount, TopUp } from "#domain/topups/top-up.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";

/** Where to transfer the money, and what to write on the transfer. */
export function TransferPanel({ topUp, account }: { topUp: TopUp; account: BankAccount | null }) {
  return (
    <Panel title={m.topups_transfer()}>
      {account ? (
        <>
          <p>{m.topups_transfer_text({ total: formatUsdExact(topUp.netCents + topUp.taxCents), reference: topUp.reference })}</p>
          <Facts
            facts={[
              { key: "bank", label: m.topups_transfer_bank(), value: account.bank },
              { key: "holder", label: m.topups_transfer_holder(), value: account.holder },
              { key: "rnc", label: m.topups_transfer_rnc(), value: account.rnc },
              { key: "kind", label: m.topups_transfer_kind(), value: account.kind },
              { key: "number", label: m.topups_transfer_number(), value: account.number },
              { key: "currency", label: m.topups_transfer_currency(), value: account.currency },
            ]}
          />
        </>
      ) : (
        <Note kind="error">
          <p>{m.topups_transfer_gone()}</p>
        </Note>
      )}
    </Panel>
  );
}
