import BadgeCheck from "lucide-react/icons/badge-check";
import { Section } from "#app/components/directory/center/section.tsx";
import { useSiteName } from "#app/root-data.ts";
import { Note } from "#app/ui/note.tsx";
import type { SpecialistDetail } from "#domain/directory/specialist-detail.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** Their own text, what they take part in, and what we checked. */
export function About({ specialist: { bio, offered, verified, verifiedOn } }: { specialist: SpecialistDetail }) {
  const site = useSiteName();
  return (
    <Section id="sobre" title={m.profile_about_title()}>
      <p className={bio ? "max-w-[64ch] whitespace-pre-line" : "text-ink-2"}>{bio ?? m.profile_about_none()}</p>
      <div>
        <h3 className="title-5">{m.profile_services_title()}</h3>
        {offered.length === 0 ? (
          <p className="mt-1 text-ink-2">{m.profile_services_none()}</p>
        ) : (
          <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {offered.map(({ id, name, description }) => (
              <div key={id}>
                <dt className="font-semibold text-ink">{name}</dt>
                <dd className="text-sm text-ink-2">{description}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Note kind={verified ? "ok" : "info"} icon={verified ? <BadgeCheck /> : undefined}>
        <h3 className="font-bold">{m.profile_verification_title({ site })}</h3>
        <p className="mt-1">
          {!verified
            ? m.profile_verification_none({ site })
            : verifiedOn
              ? m.profile_verification({ site, date: formatDate(verifiedOn) })
              : m.profile_verification_no_date({ site })}
        </p>
      </Note>
    </Section>
  );
}
