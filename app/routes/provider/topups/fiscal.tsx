import { data, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { servicesContext } from "#app/context.ts";
import { memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { fiscalProfileOf, saveFiscalProfile } from "#domain/invoicing/fiscal-profile.server.ts";
import { formatTaxId, readTaxId } from "#domain/invoicing/tax-id.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/fiscal";

export const handle = { query: { hecho: oneOf(["datos"]) } } satisfies Handle;

const PATH = "/dashboard/provider/billetera/datos-fiscales";
/** The lengths that the DGII's format allows. */
const MAX = { name: 150, address: 100 } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const place = await ownCenter(context, "wallet.keep");
  const profile = await fiscalProfileOf(context.get(servicesContext).db, place.id);
  return { place, profile, saved: new URL(request.url).searchParams.has("hecho") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const fields = await readForm(request);
  const member = await memberOf(context, fields, "wallet.keep");
  const typed = { taxId: textOf(fields, "rnc").trim(), name: textOf(fields, "nombre").trim(), address: textOf(fields, "direccion").trim() };
  const taxId = readTaxId(typed.taxId);
  const wrong = (text: string, max: number) => text === "" || text.length > max;
  const errors = {
    ...(taxId === null && { taxId: m.invoicing_tax_id_error() }),
    ...(wrong(typed.name, MAX.name) && { name: m.invoicing_legal_name_error({ max: MAX.name }) }),
    ...(wrong(typed.address, MAX.address) && { address: m.invoicing_address_error({ max: MAX.address }) }),
  };
  if (taxId === null || Object.keys(errors).length > 0) return data({ typed, errors }, { status: 422 });
  theirs(await saveFiscalProfile(services, member, { ...typed, taxId }));
  throw redirect(`${href(PATH)}?hecho=datos`, { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.invoicing_profile(), matches);

/** The name that the invoices of a center carry. */
export default function FiscalProfile({ loaderData: { place, profile, saved }, actionData }: Route.ComponentProps) {
  const shown = actionData?.typed ?? (profile ? { ...profile, taxId: formatTaxId(profile.taxId) } : undefined);
  const errors: Partial<Record<"taxId" | "name" | "address", string>> = actionData?.errors ?? {};
  return (
    <DashboardPage title={m.invoicing_profile()} subtitle={m.invoicing_profile_text()}>
      <BackLink href={href("/dashboard/provider/billetera/recargar")}>{m.topups_back()}</BackLink>
      <DoneNote>{saved && !actionData ? m.invoicing_saved() : undefined}</DoneNote>
      <Panel title={place.name}>
        <form method="post" noValidate className="grid max-w-140 gap-5">
          <PlaceField id={place.id} />
          <Field label={m.invoicing_tax_id()} hint={m.invoicing_tax_id_hint()} error={errors.taxId} required>
            {(control) => (
              <Input {...control} name="rnc" inputMode="numeric" autoComplete="off" maxLength={20} defaultValue={shown?.taxId} />
            )}
          </Field>
          <Field label={m.invoicing_legal_name()} error={errors.name} required>
            {(control) => <Input {...control} name="nombre" autoComplete="organization" maxLength={MAX.name} defaultValue={shown?.name} />}
          </Field>
          <Field label={m.invoicing_address()} error={errors.address} required>
            {(control) => (
              <Input {...control} name="direccion" autoComplete="street-address" maxLength={MAX.address} defaultValue={shown?.address} />
            )}
          </Field>
          <Button type="submit" kind="primary" className="justify-self-start">
            {m.invoicing_save()}
          </Button>
        </form>
      </Panel>
    </DashboardPage>
  );
}
