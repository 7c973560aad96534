import FileSearch from "lucide-react/icons/file-search";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";
import { usePaperAddress } from "./shown-paper.ts";

/** Opens a paper beside what it has to prove. */
export function PaperLink({ id, fileName }: { id: string; fileName: string }) {
  const addressOf = usePaperAddress();
  return (
    <span data-stays>
      <TextLink href={addressOf(id)} icon={<FileSearch className="flex-none" />} className="break-all">
        {m.papers_open({ name: fileName })}
      </TextLink>
    </span>
  );
}
