import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Site } from "#domain/content/site.ts";

/** Mail and telephone, as a line in a text. */
export function ReachUs({ site }: { site: Site }) {
  return (
    <p className="flex flex-wrap gap-x-6">
      <TextLink href={`mailto:${site.email}`} icon={<Mail />}>
        {site.email}
      </TextLink>{" "}
      <TextLink href={`tel:${site.phoneE164}`} icon={<Phone />}>
        {site.phone}
      </TextLink>
    </p>
  );
}
