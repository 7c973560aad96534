import clsx from "clsx";
import Gift from "lucide-react/icons/gift";
import Lock from "lucide-react/icons/lock";
import Users from "lucide-react/icons/users";
import type { Site } from "#domain/content/site.ts";
import { m } from "#messages/m.ts";
import { Scene } from "../illustration/illustration.tsx";
import { Benefit, CenterIntroduction, PreferTalking } from "./contact-side.tsx";
import type { ContactedCenter } from "./form/lead-form-props.ts";

/** The side of the form: who receives the request, or what happens while no center is chosen. */
export function RequestSide({ center, site, asksFirst }: { center: ContactedCenter | null; site: Site; asksFirst: boolean }) {
  return (
    <aside
      className={clsx(
        "on-deep overflow-hidden rounded-3xl bg-mar-900 text-ui text-on-deep-2 md:sticky md:top-25",
        center && "max-md:order-first",
      )}
    >
      <div className="h-40 max-md:hidden">
        <Scene scene="sea" palette="dawn" flipped={false} alt="" />
      </div>
      <div className="px-5 py-6 md:p-8">
        {center ? (
          <CenterIntroduction center={center} site={site.name} asksFirst={asksFirst} />
        ) : (
          <ul className="grid gap-5">
            <Benefit icon={<Gift />} title={m.leads_benefit_free()} text={m.leads_benefit_free_text()} always />
            <Benefit icon={<Users />} title={m.leads_benefit_names()} text={m.leads_benefit_names_text()} always />
            <Benefit icon={<Lock />} title={m.leads_benefit_contact()} text={m.leads_benefit_contact_text()} always />
          </ul>
        )}
        <div className="mt-6">
          <PreferTalking center={center} site={site.name} phone={site.phone} phoneE164={site.phoneE164} />
        </div>
      </div>
    </aside>
  );
}
