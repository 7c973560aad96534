import clsx from "clsx";
import Check from "lucide-react/icons/check";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { entryPath } from "#app/forms/patients/entry-words.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ShownStage } from "#domain/patients/progress.ts";
import { m } from "#messages/m.ts";
import { formatDays } from "#platform/format.ts";

const MARKS = {
  done: "bg-manglar-600 text-white",
  current: "bg-alba-200 text-[#5F1F0D] ring-alba",
  next: "bg-badge-none text-on-badge-none",
};

/** The parts of the treatment in order, with the days and notes of the patient. */
export function Stages({ stages }: { stages: readonly ShownStage[] }) {
  const add = href(entryPath("stage"));
  if (stages.length === 0)
    return (
      <Panel title={m.patients_stages()}>
        <p className="text-ink-2">{m.patients_stages_none()}</p>
        <p>
          <Button kind="cta" href={add} icon={<Plus />}>
            {m.patients_stage_first()}
          </Button>
        </p>
      </Panel>
    );
  return (
    <Panel
      title={m.patients_stages()}
      aside={
        <TextLink href={add} icon={<Plus />}>
          {m.patients_stage()}
        </TextLink>
      }
    >
      <ol>
        {stages.map((stage, index) => (
          <Stage key={stage.id} stage={stage} number={index + 1} />
        ))}
      </ol>
    </Panel>
  );
}

function Stage({ stage: { id, name, from, to, sure, note, state }, number }: { stage: ShownStage; number: number }) {
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className="relative grid grid-cols-[36px_minmax(0,1fr)] gap-4 pb-4 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-0 not-last:before:left-[17px] not-last:before:w-0.5 not-last:before:bg-line-strong last:pb-0"
    >
      <span
        className={clsx("relative grid size-9 place-items-center rounded-full font-semibold text-sm [&>.lucide]:size-[18px]", MARKS[state])}
      >
        {state === "done" ? <Check /> : number}
      </span>
      <div className="min-w-0">
        <div className="flex items-center gap-x-3">
          <h3 className="title-5 min-w-0 flex-1">
            {name}
            {state === "done" && <span className="sr-only"> ({m.patients_stage_done()})</span>}
          </h3>
          <span className="text-ink-2 text-sm">{to ? formatDays(from, to) : m.patients_since({ day: formatDays(from, from) })}</span>
          <IconButton href={href(entryPath("stage", id))} label={m.patients_stage_change({ name })} className="-my-1.5 -mr-3">
            <Pencil className="size-[18px]!" />
          </IconButton>
        </div>
        {!sure && <p className="text-ink-3 text-sm">{m.patients_stage_unsure()}</p>}
        {note && <p className="mt-1.5 whitespace-pre-line rounded-md bg-surface-2 px-3.5 py-2.5 text-sm">{note}</p>}
      </div>
    </li>
  );
}
