import Download from "lucide-react/icons/download";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";

/** Downloads a list as a CSV file. `path` contains its search, its filters and its order. */
export function CsvButton({ path }: { path: string }) {
  return (
    <Button kind="quiet" size="s" icon={<Download />} href={href(path)} className="justify-self-start" download>
      {m.lists_csv()}
    </Button>
  );
}
