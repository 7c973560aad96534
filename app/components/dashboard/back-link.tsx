import ArrowLeft from "lucide-react/icons/arrow-left";
import { TextLink } from "#app/ui/text-link.tsx";

/** Links back to the page from which this one was opened, by its name. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} icon={<ArrowLeft />} className="-my-2 justify-self-start">
    {children}
  </TextLink>
);
