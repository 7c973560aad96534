import { data, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { TopUpTable } from "#app/components/topups/top-up-table.tsx";
import { servicesContext } from "#app/context.ts";
import { memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { readTopUp } from "#app/forms/topups/read-top-up.ts";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { fiscalProfileOf } from "#domain/invoicing/fiscal-profile.server.ts";
import { formatTaxId } from "#domain/invoicing/tax-id.ts";
import { itbisToday } from "#domain/invoicing/tax-rate.server.ts";
import { askTopUp } from "#domain/topups/ask-top-up.server.ts";
import { ownBankAccount } from "#domain/topups/bank-account.server.ts";
import { beginCheckout } from "#domain/topups/begin-checkout.server.ts";
import { MAX_OPEN, TOP_UP_AMOUNTS } from "#domain/topups/top-up.ts";
import { topUpsOf } from "#domain/topups/top-up-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";
import type { Route } from "./+types/top-up-new";
import { AskForm } from "./ask-form.tsx";

const TOP_UP = "/dashboard/provider/billetera/recargas";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, gateway } = context.get(servicesContext);
  const place = await ownCenter(context, "wallet.keep");
  const [account, tax, profile, topUps] = await Promise.all([
    ownBankAccount(db),
    itbisToday(db),
    fiscalProfileOf(db, place.id),
    topUpsOf(db, place.id),
  ]);
  const methods = [...(account ? (["bank"] as const) : []), ...(gateway ? (["card"] as const) : [])];
  return { place, methods, tax, profile, topUps };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const fields = await readForm(request);
  const member = await memberOf(context, fields, "wallet.keep");
  const { netCents, method, unclear, typed } = readTopUp(fields);
  const refuse = (about: "amount" | "method", error: string) => data({ typed, about, error }, { status: 422 });
  const range = { min: formatUsd(TOP_UP_AMOUNTS.min), max: formatUsd(TOP_UP_AMOUNTS.max) };
  // Whether the center is theirs is checked first, so that a stranger learns nothing from the errors of the fields.
  const answer = theirs(await askTopUp(services, member, { netCents: netCents ?? 0, method }));
  if (unclear) return refuse("amount", m.topups_amount_both({ offered: formatUsd(Number(typed.amount)) }));
  if (netCents === null || answer.outcome === "amount") return refuse("amount", m.topups_amount_error(range));
  switch (answer.outcome) {
    case "no-method":
      return refuse("method", m.topups_error_method());
    case "needs-tax-id":
      return refuse("amount", m.topups_error_tax_id());
    case "too-many":
      return refuse("amount", m.topups_error_many({ count: MAX_OPEN }));
    case "asked":
      if (method === "card") await beginCheckout(services, member, answer.id);
      throw redirect(href(`${TOP_UP}/${answer.id}`), { status: 303 });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.topups_title(), matches);

/** Asks for a new top-up, and lists the center's earlier ones. */
export default function NewTopUp({ loaderData, actionData }: Route.ComponentProps) {
  const { place, methods, tax, profile, topUps } = loaderData;
  return (
    <DashboardPage title={m.topups_title()} subtitle={m.topups_lead()}>
      <BackLink href={href("/dashboard/provider/billetera")}>{m.topups_back_wallet()}</BackLink>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5.5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <AskForm place={place} methods={methods} tax={tax} refused={actionData ?? null} />
        <Panel title={m.invoicing_profile()}>
          {profile ? (
            <p>
              <b className="block font-semibold">{profile.name}</b>
              {m.invoicing_tax_id_line({ id: formatTaxId(profile.taxId) })}
            </p>
          ) : (
            <p>{m.invoicing_profile_missing()}</p>
          )}
          <TextLink href={href("/dashboard/provider/billetera/datos-fiscales")} className="-my-2">
            {profile ? m.invoicing_profile_change() : m.invoicing_profile_add()}
          </TextLink>
        </Panel>
      </div>
      <Panel title={m.topups_list()}>
        {topUps.length === 0 ? (
          <p className="text-ink-2">{m.topups_list_none()}</p>
        ) : (
          <TopUpTable caption={m.topups_list()} rows={topUps} under={TOP_UP} />
        )}
      </Panel>
    </DashboardPage>
  );
}
