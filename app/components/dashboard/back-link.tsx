import ArrowLeft from "lucide-react/icons/arrow-left";
import { TextLink } from "#app/ui/text-link.tsx";

/** The way back to the list, with its name. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} icon={<ArrowLeft />} className="-my-2 justify-self-start">
    {children}
  </TextLink>
);
