import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { entryPath } from "#app/forms/patients/entry-words.ts";
import { href } from "#app/locale.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Result } from "#domain/patients/progress-entry.ts";
import { m } from "#messages/m.ts";
import { formatDays } from "#platform/format.ts";

/** The results that the patient wrote down, in their own words. No colour says whether one is good. */
export function Results({ results }: { results: readonly Result[] }) {
  return (
    <Panel
      title={m.patients_results()}
      id="resultados"
      aside={
        <TextLink href={href(entryPath("result"))} icon={<Plus />}>
          {m.patients_result()}
        </TextLink>
      }
    >
      <ul>
        {results.map(({ id, name, on, note }) => (
          <li key={id} className="border-t py-2.5 first:border-t-0 first:pt-0 last:pb-0">
            <div className="flex items-center gap-x-3">
              <h3 className="title-5 min-w-0 flex-1">{name}</h3>
              <span className="text-ink-2 text-sm">{formatDays(on, on)}</span>
              <IconButton href={href(entryPath("result", id))} label={m.patients_stage_change({ name })} className="-my-1.5 -mr-3">
                <Pencil className="size-[18px]!" />
              </IconButton>
            </div>
            {note && <p className="mt-1.5 whitespace-pre-line rounded-md bg-surface-2 px-3.5 py-2.5 text-sm">{note}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
