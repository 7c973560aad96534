import Phone from "lucide-react/icons/phone";
import { LongMessageField, PillsMessageField, SelectMessageField, TextMessageField } from "#app/components/inbox/message-field.tsx";
import { MessageForm } from "#app/components/inbox/message-form.tsx";
import { answerChoices } from "#app/components/inbox/message-texts.ts";
import type { RefusedMessage } from "#app/forms/inbox/receive-message.server.ts";
import { href } from "#app/locale.ts";
import { Card } from "#app/ui/card.tsx";
import { FormHeading } from "#app/ui/form-heading.tsx";
import type { Site } from "#domain/content/site.ts";
import type { ServiceOption } from "#domain/inbox/message-options.server.ts";
import { m } from "#messages/m.ts";
import { choicesOf } from "#texts/leads.ts";

interface AdviceFormProps {
  path: string;
  site: Site;
  languages: readonly { code: string; name: string }[];
  services: readonly ServiceOption[];
  refused: RefusedMessage | undefined;
}

export function AdviceForm({ path, site, languages, services, refused }: AdviceFormProps) {
  return (
    <section
      id="form"
      aria-labelledby="form-titulo"
      className="wrap grid items-start gap-9 pt-12 pb-20 md:grid-cols-[1fr_1.5fr] md:gap-16 md:pt-16 md:pb-25"
    >
      <div className="grid content-start gap-4 md:sticky md:top-25">
        <FormHeading id="form-titulo" returned={refused !== undefined} className="title-2">
          {m.contact_advice_form_title()}
        </FormHeading>
        <p className="text-ink-2">{m.contact_advice_form_lead()}</p>
        <p className="text-ink-2">
          {m.leads_prefer_talking_team({ site: site.name })}{" "}
          <a
            href={`tel:${site.phoneE164}`}
            className="num inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
          >
            <Phone className="size-5" />
            {site.phone}
          </a>
        </p>
      </div>
      <Card panel className="elevation-2! md:p-10!">
        <MessageForm kind="advice" action={href(path)} site={site.name} refused={refused} submitLabel={m.contact_advice_send()}>
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectMessageField
              name="servicio"
              options={services.map(({ id, name }) => ({ value: id, label: name }))}
              placeholder={m.contact_advice_any_service()}
            />
            <SelectMessageField
              name="idioma"
              options={languages.map(({ code, name }) => ({ value: code, label: name }))}
              placeholder={m.leads_form_any_language()}
            />
          </div>
          <PillsMessageField name="estado" options={choicesOf("estado")} hint={m.contact_hint_estado()} />
          <LongMessageField rows={5} hint={m.contact_advice_hint_mensaje()} />
          <TextMessageField name="nombre" autoComplete="name" />
          <PillsMessageField name="metodoContacto" options={answerChoices()} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextMessageField name="email" type="email" autoComplete="email" />
            <TextMessageField
              name="telefono"
              type="tel"
              autoComplete="tel"
              hint={m.contact_hint_telefono()}
              placeholder={m.leads_placeholder_telefono()}
            />
          </div>
        </MessageForm>
      </Card>
    </section>
  );
}
