import { useEffect, useId, useRef, useState } from "react";
import { questionAddress } from "#app/components/leads/contact-links.ts";
import { ContactSide } from "#app/components/leads/contact-side.tsx";
import { readLookedAt } from "#app/forms/directory/looked-at.ts";
import type { OpeningPrice } from "#app/forms/leads/receivers-preview.ts";
import { href } from "#app/locale.ts";
import { Dialog, DialogBody, DialogHeader } from "#app/ui/dialog.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { treatmentOfService } from "#domain/leads/form-treatments.ts";
import type { LeadForm } from "#domain/leads/lead-form-fields.ts";
import { autofilled, type KnownAnswers } from "#domain/patients/autofill.ts";
import type { SiteWording } from "#domain/settings/request-wording.ts";
import { m } from "#messages/m.ts";
import { DialogLead } from "./dialog-lead.tsx";
import type { DialogRequest, DialogRequestName } from "./dialog-request.ts";
import type { ContactedCenter, LeadFormOptions } from "./lead-form-props.ts";
import { LeadRequestForm } from "./lead-request-form.tsx";

const REQUEST: DialogRequestName = "cuna:contactar";

interface ContactDialogProps {
  site: string;
  phone: string;
  phoneE164: string;
  currentYear: number;
}

interface Loaded {
  center: ContactedCenter;
  options: LeadFormOptions;
  opening: OpeningPrice;
  wording: SiteWording;
  /** What a signed-in patient's account knows; null for everybody else. */
  known: KnownAnswers | null;
}

async function load(slug: string): Promise<Loaded> {
  const response = await fetch(href(`/api/solicitud?${new URLSearchParams({ centro: slug })}`), {
    headers: { Accept: "application/json" },
  });
  if (!response.ok) throw new Error(`the dialog's facts were answered with ${response.status}`);
  return (await response.json()) as Loaded;
}

function lookedAt({ address }: DialogRequest): Partial<LeadForm> {
  const { service, patients } = readLookedAt(new URL(address).searchParams);
  return { ...(service && { tratamiento: treatmentOfService(service) }), ...(patients && { estado: patients }) };
}

/** The form in three steps over the page. Closing it, or opening another center, keeps what was typed, but not the permissions. */
export function ContactDialog({ site, phone, phoneE164, currentYear }: ContactDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  /** What the visitor was looking at when the form was drawn. */
  const [drawnWith, setDrawnWith] = useState<Partial<LeadForm> | null>(null);
  const shown = loaded && request && loaded.center.slug === request.slug ? loaded : null;

  useEffect(() => {
    const island = dialog.current!.closest("[data-island]");
    const open = (event: Event) => {
      event.preventDefault();
      const wanted = (event as CustomEvent<DialogRequest>).detail;
      setRequest(wanted);
      dialog.current!.showModal();
      load(wanted.slug).then(
        (facts) => {
          setDrawnWith((before) => before ?? lookedAt(wanted));
          setLoaded(facts);
        },
        () => location.assign(wanted.address),
      );
    };
    island?.addEventListener(REQUEST, open);
    return () => island?.removeEventListener(REQUEST, open);
  }, []);

  useEffect(() => {
    // It answers the first questions also when another center is opened, unless they have answered them differently.
    if (!shown || !request) return;
    for (const [name, answer] of Object.entries(lookedAt(request))) {
      const radios = [...dialog.current!.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)];
      if (!radios.some(({ checked }) => checked)) radios.find(({ value }) => value === answer)?.click();
    }
  }, [shown, request]);

  const question = shown?.center.claimed ? questionAddress(shown.center.slug, readLookedAt(new URL(request!.address).searchParams)) : null;

  return (
    <Dialog
      id={id}
      ref={dialog}
      closeLabel={m.leads_dialog_close()}
      side={<ContactSide center={shown?.center ?? null} site={site} phone={phone} phoneE164={phoneE164} />}
      onClose={() => request?.opener.focus()}
    >
      <DialogHeader dialogId={id} title={m.leads_form_title()} quiet={shown !== null}>
        {/* The form's first step says it, so nobody is led to a link that is not seen. */}
        {!shown && <DialogLead question={null} />}
      </DialogHeader>
      {!shown && (
        <DialogBody>
          <Loading label={m.leads_dialog_loading()} className="grid gap-6">
            <Skeleton className="h-12" />
            <Skeleton className="h-12 w-2/3" />
            <Skeleton className="h-40" />
          </Loading>
        </DialogBody>
      )}
      {loaded && (
        <div hidden={!shown} className="flex grow flex-col">
          <LeadRequestForm
            variant="dialog"
            center={loaded.center}
            options={loaded.options}
            opening={loaded.opening}
            wording={loaded.wording}
            values={{ ...drawnWith, ...(loaded.known && autofilled(undefined, loaded.known)) }}
            autofilled={loaded.known !== null}
            currentYear={currentYear}
            question={question}
          />
        </div>
      )}
    </Dialog>
  );
}
