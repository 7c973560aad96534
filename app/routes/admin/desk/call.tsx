import { randomUUID } from "node:crypto";
import { data, Form, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { CallLinkPart } from "#app/components/desk/call-link-part.tsx";
import { CenterField } from "#app/components/desk/center-field.tsx";
import { servicesContext } from "#app/context.ts";
import { CALL_FIELDS, type CallErrors, callAddress, type TypedCall, takeCall } from "#app/forms/desk/take-call.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { text } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { callChoices } from "#domain/desk/call-choices.server.ts";
import { centersNamed } from "#domain/desk/named-center.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/call";

/** The longest name that the form sends while somebody types. */
const MAX_NAME = 100;

export const handle = { query: { centro: text(MAX_NAME) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const named = new URL(request.url).searchParams.get("centro") ?? "";
  const [choices, centers] = await Promise.all([callChoices(db), centersNamed(db, named)]);
  return { choices, key: randomUUID(), named, centers };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const form = await readForm(request);
  const typed = Object.fromEntries(CALL_FIELDS.map((name) => [name, textOf(form, name)])) as TypedCall;
  const taken = await takeCall({ ...context.get(servicesContext), actor: `admin:${userId}` }, typed);
  if ("errors" in taken) return data({ typed, errors: taken.errors, centers: taken.centers ?? [], taken: null }, { status: taken.status });
  const { leadId, number, link } = taken;
  if (!link) throw redirect(href(`/dashboard/admin/solicitudes/${leadId}?hecho=llamada`), { status: 303 });
  // Whoever typed the telephone needs no second step to write to it, and no address may contain it.
  return {
    typed: null,
    errors: {},
    centers: [],
    taken: { ...link, leadId, number, url: callAddress(context.get(servicesContext), link.token) },
  };
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.desk_call_title(), matches);

/** A form for what somebody told us by telephone. No center hears of it until that person has confirmed the names, by mail or by a link on their telephone. */
export default function AdminCall({ loaderData: { choices, key, named, centers }, actionData }: Route.ComponentProps) {
  const errors: CallErrors = actionData?.errors ?? {};
  const typed = actionData?.typed;
  const taken = actionData?.taken;
  if (taken)
    return (
      <DashboardPage>
        <BackLink href={href("/dashboard/admin/solicitudes")}>{m.desk_back()}</BackLink>
        <h1 className="title-2 text-[1.8125rem] md:text-[2.125rem]">{m.desk_call_title()}</h1>
        <Note kind="ok" live>
          {m.desk_link_taken({ number: taken.number })}
        </Note>
        <Panel title={taken.name} className="max-w-[48rem]">
          <CallLinkPart {...taken} />
          <p>
            <TextLink href={href(`/dashboard/admin/solicitudes/${taken.leadId}`)}>{m.desk_link_request()}</TextLink>
          </p>
        </Panel>
      </DashboardPage>
    );
  return (
    <DashboardPage>
      <BackLink href={href("/dashboard/admin/solicitudes")}>{m.desk_back()}</BackLink>
      <div className="grid gap-1">
        <h1 className="title-2 text-[1.8125rem] md:text-[2.125rem]">{m.desk_call_title()}</h1>
        <p className="max-w-[64ch] text-ink-2">{m.desk_call_text()}</p>
      </div>
      {errors.all && (
        <Note kind="error" live>
          {errors.all}
        </Note>
      )}
      <Panel title={m.desk_person()} className="max-w-[48rem]">
        <Form method="post" noValidate className="grid gap-4 sm:grid-cols-2">
          <input type="hidden" name="clave" value={typed?.clave || key} />
          <Field label={m.desk_call_name()} error={errors.nombre} required>
            {(control) => <Input {...control} name="nombre" defaultValue={typed?.nombre} maxLength={130} autoComplete="off" />}
          </Field>
          <Field label={m.desk_call_phone()} hint={m.desk_call_phone_hint()} error={errors.telefono} required>
            {(control) => (
              <Input {...control} name="telefono" type="tel" defaultValue={typed?.telefono} maxLength={40} autoComplete="off" />
            )}
          </Field>
          <Field label={m.desk_call_email()} hint={m.desk_call_email_hint()} error={errors.email} optionalWord={m.desk_optional()}>
            {(control) => <Input {...control} name="email" type="email" defaultValue={typed?.email} maxLength={200} autoComplete="off" />}
          </Field>
          <Field label={m.desk_call_country()} error={errors.pais} required>
            {(control) => (
              <Select {...control} name="pais" options={choices.countries} defaultValue={typed?.pais || choices.countries[0]?.value} />
            )}
          </Field>
          <Field label={m.desk_call_service()} error={errors.servicio} optionalWord={m.desk_optional()}>
            {(control) => (
              <Select
                {...control}
                name="servicio"
                placeholder={m.desk_not_said()}
                options={choices.services}
                defaultValue={typed?.servicio ?? ""}
              />
            )}
          </Field>
          <Field label={m.desk_call_city()} optionalWord={m.desk_optional()}>
            {(control) => (
              <Select
                {...control}
                name="ciudad"
                placeholder={m.desk_not_said()}
                options={choices.cities}
                defaultValue={typed?.ciudad ?? ""}
              />
            )}
          </Field>
          <CenterField
            typed={typed?.centro ?? named}
            chosen={typed?.elegido ?? ""}
            centers={actionData?.centers ?? centers}
            maxLength={MAX_NAME}
            error={errors.centro}
          />
          <Field
            label={m.desk_call_message()}
            hint={m.desk_call_message_hint()}
            error={errors.mensaje}
            optionalWord={m.desk_optional()}
            className="sm:col-span-2"
          >
            {(control) => <Textarea {...control} name="mensaje" rows={4} defaultValue={typed?.mensaje} />}
          </Field>
          <div className="sm:col-span-2">
            <Checkbox name="otros" value="si" label={m.desk_call_others()} defaultChecked={typed?.otros === "si"} />
            <Checkbox
              name="consentimiento"
              value="si"
              label={m.desk_call_consent()}
              hint={m.desk_call_consent_hint()}
              error={errors.consentimiento}
              defaultChecked={typed?.consentimiento === "si"}
              required
            />
          </div>
          <p>
            <Button type="submit" kind="primary">
              {m.desk_call_send()}
            </Button>
          </p>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
