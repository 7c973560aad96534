import Download from "lucide-react/icons/download";
import Sparkle from "lucide-react/icons/sparkle";
import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { useMay } from "#app/components/team/own-role.ts";
import { servicesContext } from "#app/context.ts";
import { actOnRequest } from "#app/forms/followups/act.server.ts";
import { done, memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { type PostedFields, readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { asGiven, calendarDay, oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { exchangeRates } from "#domain/content/exchange-rates.server.ts";
import { openingPrice } from "#domain/offers/lead-prices.server.ts";
import { walletEntries } from "#domain/offers/wallet-entries.server.ts";
import { monthsOf } from "#domain/offers/wallet-statement.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { ENTRY_GROUPS, type EntryGroup } from "#domain/wallet/ledger.ts";
import { lowBalanceOf, MAX_LOW_BALANCE_CENTS, saveLowBalance } from "#domain/wallet/low-balance.server.ts";
import { spendingByWeek } from "#domain/wallet/spending.server.ts";
import { welcomeLeftOf } from "#domain/wallet/welcome.server.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";
import type { Route } from "./+types/wallet";
import { BalanceCard } from "./balance-card.tsx";
import { EntriesPanel } from "./entries-panel.tsx";
import { WALLET_PATH } from "./entry-filter.tsx";
import { LowBalancePanel } from "./low-balance-panel.tsx";
import { SpendingPanel } from "./spending-panel.tsx";
import { CSV_PATH, StatementPanel } from "./statement-panel.tsx";

const GROUPS = Object.keys(ENTRY_GROUPS) as EntryGroup[];
const PAGE = 10;
const WEEKS = 12;
/** What was done here: the threshold, a request that came back, one whose return was asked for. */
const DONE = ["aviso", "devuelta", "pedida"] as const;

export const handle = {
  query: { tipo: oneOf(GROUPS), desde: calendarDay, hasta: calendarDay, antes: asGiven, hecho: oneOf(DONE) },
} satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { id } = await ownCenter(context, "wallet.keep");
  const query = new URL(request.url).searchParams;
  const group = GROUPS.find((known) => known === query.get("tipo")) ?? null;
  const [from, to, before] = [query.get("desde"), query.get("hasta"), query.get("antes")];
  const [balanceCents, price, welcomeLeft, { dop = null }, weeks, months, lowBalanceCents, page] = await Promise.all([
    balanceOf(db, id),
    openingPrice(db, "fiv"),
    welcomeLeftOf(db, id),
    exchangeRates(db),
    spendingByWeek(db, id, WEEKS),
    monthsOf(db, id),
    lowBalanceOf(db, id),
    walletEntries(db, id, { kinds: group ? ENTRY_GROUPS[group] : [], from, to }, { before, size: PAGE }),
  ]);
  return {
    centerId: id,
    balance: { balanceCents, ivfCents: price.exclusive.from, welcomeLeft, pesos: dop },
    weeks,
    months,
    lowBalanceCents,
    list: { asked: { group, from, to }, before, ...theirs(page) },
    saved: DONE.find((one) => one === query.get("hecho")) ?? null,
  };
}

/** Saves the balance below which the center wishes to be told, or gives an opened request back for whoever keeps the money alone. */
export async function action({ context, request }: Route.ActionArgs) {
  const fields = await readForm(request);
  if (textOf(fields, "hacer") === "devolver") return giveBack(context, request, fields);
  const member = await memberOf(context, fields, "wallet.keep");
  const typed = textOf(fields, "monto").trim();
  const cents = /^\d{1,6}$/.test(typed) ? Number(typed) * 100 : Number.NaN;
  if (!(cents <= MAX_LOW_BALANCE_CENTS)) return data({ refused: typed, returning: null }, { status: 422 });
  theirs(await saveLowBalance(context.get(servicesContext), member, cents));
  throw done(WALLET_PATH, "aviso");
}

async function giveBack(context: Route.ActionArgs["context"], request: Request, fields: PostedFields) {
  const member = await memberOf(context, fields, "requests.return");
  const id = textOf(fields, "solicitud");
  const answer = await actOnRequest(context.get(servicesContext), member, id, fields, viewerOf(context));
  if (answer.kind === "return") return data({ refused: undefined, returning: { id, ...answer } }, { status: answer.status });
  if (answer.kind === "refused") return data({ refused: undefined, returning: { id, reason: null, ...answer } }, { status: 409 });
  if (answer.kind !== "done") throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  searchParams.set("hecho", answer.done);
  throw redirect(`${href(WALLET_PATH)}?${searchParams}`, { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.wallet_title(), matches);

/** What a center paid in advance, what it spent it on, and what is left. */
export default function WalletPage({ loaderData, actionData }: Route.ComponentProps) {
  const { centerId, balance, weeks, months, lowBalanceCents, list, saved } = loaderData;
  const [newest] = months;
  const may = useMay();
  return (
    <DashboardPage
      title={m.wallet_title()}
      subtitle={m.wallet_text()}
      actions={
        <span className="flex flex-wrap gap-2.5">
          {may("featured.ask") && (
            <Button kind="outline" size="s" href={href("/dashboard/provider/destacado")} icon={<Sparkle />}>
              {m.featured_own()}
            </Button>
          )}
          {newest && (
            <Button kind="outline" size="s" href={`${href(CSV_PATH)}?mes=${newest}`} download icon={<Download />}>
              {m.wallet_export()}
            </Button>
          )}
        </span>
      }
    >
      <DoneNote>{saved ? SAID[saved](lowBalanceCents) : undefined}</DoneNote>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5 lg:grid-cols-[minmax(0,360px)_minmax(0,1fr)]">
        <BalanceCard {...balance} />
        <SpendingPanel weeks={weeks} />
      </div>
      <EntriesPanel centerId={centerId} {...list} returning={actionData?.returning ?? null} />
      <div className="rounded-xl border bg-surface px-4 elevation-1 md:px-6">
        {newest && <StatementPanel months={months} />}
        <LowBalancePanel centerId={centerId} lowBalanceCents={lowBalanceCents} refused={actionData?.refused} />
      </div>
    </DashboardPage>
  );
}

const SAID: Readonly<Record<(typeof DONE)[number], (lowBalanceCents: number) => string>> = {
  aviso: (cents) => (cents > 0 ? m.wallet_low_saved({ amount: formatUsdExact(cents) }) : m.wallet_low_off()),
  devuelta: m.wallet_return_done,
  pedida: m.wallet_return_asked,
};
