import Phone from "lucide-react/icons/phone";
import { LeadForm } from "#app/components/leads/form/lead-form.tsx";
import type { OpeningPrice } from "#app/forms/leads/receivers-preview.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { RadioGroup } from "#app/ui/radio.tsx";
import type { SpecialistDetail } from "#domain/directory/specialist-detail.ts";
import { m } from "#messages/m.ts";

interface ContactProps {
  specialist: SpecialistDetail;
  /** The service that the visitor has come to ask about. */
  service: string | undefined;
  opening: OpeningPrice;
}

/** The form to the center that answers: the only one, the one chosen first, or the practice of a person who works alone. */
export function Contact({ specialist, service, opening }: ContactProps) {
  const { slug, name, claimed, centers, contact } = specialist;
  const [first] = centers;
  const several = centers.length > 1;
  const receiver = first ?? { slug, name, claimed };
  return (
    <aside id="pedir-informacion" aria-labelledby="pedir-informacion-titulo" className="md:sticky md:top-25">
      <Card className="elevation-3">
        <div className="mb-5 grid gap-1">
          <h2 id="pedir-informacion-titulo" className="title-3">
            {m.profile_ask_title()}
          </h2>
          <p className="text-sm text-ink-2">
            {several ? m.profile_ask_lead_choose() : first ? m.profile_ask_lead({ center: first.name }) : m.profile_ask_lead_self()}
          </p>
        </div>
        {several ? (
          <ChooseCenter centers={centers} service={service} />
        ) : (
          <LeadForm
            variant="card"
            center={{ slug: receiver.slug, name: receiver.name, claimed: receiver.claimed }}
            service={service}
            opening={opening}
            submitLabel={m.profile_ask_submit()}
          />
        )}
        {!first && contact.phone && (
          <Button kind="outline" size="s" wide icon={<Phone />} href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`} className="mt-3.5">
            {m.profile_call()}
          </Button>
        )}
      </Card>
    </aside>
  );
}

/** Leads to the form of the chosen center. With script, the form opens over the page. */
function ChooseCenter({ centers, service }: { centers: SpecialistDetail["centers"]; service: string | undefined }) {
  return (
    <form method="get" action={href("/solicitar-informacion")} data-lead-choice className="grid gap-5">
      <RadioGroup
        name="centro"
        legend={m.profile_ask_choose()}
        defaultValue={centers[0]!.slug}
        options={centers.map(({ slug, name, city }) => ({ value: slug, label: [name, city].filter(Boolean).join(", ") }))}
      />
      {service && <input type="hidden" name="servicio" value={service} />}
      <Button type="submit" kind="cta" size="l" wide>
        {m.profile_ask()}
      </Button>
    </form>
  );
}
