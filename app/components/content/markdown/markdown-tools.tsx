import clsx from "clsx";
import Bold from "lucide-react/icons/bold";
import Heading2 from "lucide-react/icons/heading-2";
import ImagePlus from "lucide-react/icons/image-plus";
import Italic from "lucide-react/icons/italic";
import Link2 from "lucide-react/icons/link-2";
import List from "lucide-react/icons/list";
import Quote from "lucide-react/icons/quote";
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { Picture } from "#domain/content/pictures.ts";
import { pictureLine } from "#domain/content/pictures.ts";
import { m } from "#messages/m.ts";
import { applyEdit, selectedIn } from "./apply-edit.ts";
import { bold, cite, type Edit, heading, italic, lineBelow, link, list, type Selected } from "./markdown-edits.ts";
import { PickPicture } from "./pick-picture.tsx";
import { PickSource } from "./pick-source.tsx";
import type { SourcesToCite } from "./sources-to-cite.ts";

/** The Markdown that a field supports: only bold words, one paragraph, or a whole text. */
export type MarkdownShape = "bold" | "line" | "blocks";

interface Props {
  control: RefObject<HTMLTextAreaElement | null>;
  /** The name of the field. */
  label: string;
  shape: MarkdownShape;
  /** Null when nothing is cited. */
  sources?: SourcesToCite | null;
  /** Null for a text without pictures. */
  pictures?: readonly Picture[] | null;
  /** Shown in place of the tools without a script. */
  fallback?: ReactNode;
  className?: string;
}

const TOOLS: readonly {
  key: string;
  name: () => string;
  icon: ReactNode;
  edit: (selected: Selected) => Edit;
  shapes: readonly MarkdownShape[];
  /** The letter of its shortcut with Ctrl or ⌘. */
  letter?: string;
}[] = [
  { key: "heading", name: m.editor_tool_heading, icon: <Heading2 />, edit: heading, shapes: ["blocks"] },
  { key: "bold", name: m.editor_tool_bold, icon: <Bold />, edit: bold, shapes: ["bold", "line", "blocks"], letter: "b" },
  { key: "italic", name: m.editor_tool_italic, icon: <Italic />, edit: italic, shapes: ["line", "blocks"], letter: "i" },
  { key: "list", name: m.editor_tool_list, icon: <List />, edit: list, shapes: ["blocks"] },
  { key: "link", name: m.editor_tool_link, icon: <Link2 />, edit: link, shapes: ["line", "blocks"], letter: "k" },
];

/** The tools of a Markdown field. They are one stop of the Tab key, and arrow keys move between them. */
export function MarkdownTools({ control, label, shape, sources, pictures, fallback, className }: Props) {
  const [live, setLive] = useState(false);
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => setLive(true), []);
  const change = (edit: (selected: Selected) => Edit) => control.current && applyEdit(control.current, edit(selectedIn(control.current)));
  useEffect(() => {
    const area = control.current;
    if (!area) return;
    const press = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const tool = TOOLS.find(({ letter, shapes }) => letter === event.key.toLowerCase() && shapes.includes(shape));
      if (!tool) return;
      event.preventDefault();
      // The page may use the same keys for something else.
      event.stopPropagation();
      applyEdit(area, tool.edit(selectedIn(area)));
    };
    area.addEventListener("keydown", press);
    return () => area.removeEventListener("keydown", press);
  }, [control, shape]);
  if (!live) return fallback ?? null;
  const tools = TOOLS.filter(({ shapes }) => shapes.includes(shape));
  const walk = (event: KeyboardEvent) => {
    const stops = [...(bar.current?.querySelectorAll<HTMLButtonElement>("button") ?? [])];
    const last = stops.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[event.key];
    if (event.key === "Escape") control.current?.focus();
    if (to === undefined) return;
    event.preventDefault();
    stops[to]?.focus();
  };
  const stop = (index: number) => ({ tabIndex: index === at ? 0 : -1, onFocus: () => setAt(index) });
  const picks = [
    ...(sources ? [{ key: "source", name: m.editor_cite(), short: m.editor_tool_cite(), icon: <Quote /> }] : []),
    ...(pictures ? [{ key: "picture", name: m.pictures_insert(), short: m.editor_tool_picture(), icon: <ImagePlus /> }] : []),
  ];
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={m.editor_tools({ field: label })}
        aria-controls={control.current?.id}
        tabIndex={-1}
        onKeyDown={walk}
        className={clsx("flex flex-wrap items-center", className)}
      >
        {tools.map(({ key, name, icon, edit, letter }, index) => (
          <Tool
            key={key}
            {...stop(index)}
            title={letter ? `${name()} (Ctrl ${letter.toUpperCase()})` : name()}
            aria-label={name()}
            aria-keyshortcuts={letter && `Control+${letter.toUpperCase()} Meta+${letter.toUpperCase()}`}
            onClick={() => change(edit)}
          >
            {icon}
          </Tool>
        ))}
        {picks.map(({ key, name, short, icon }, index) => (
          <Tool
            key={key}
            {...stop(tools.length + index)}
            popoverTarget={`${id}-${key}`}
            aria-label={name}
            aria-haspopup="dialog"
            title={name}
            wide={shape === "blocks"}
          >
            {icon}
            {shape === "blocks" && short}
          </Tool>
        ))}
      </div>
      {sources && <PickSource id={`${id}-source`} sources={sources} onPick={(source) => change((selected) => cite(selected, source))} />}
      {pictures && (
        <PickPicture
          id={`${id}-picture`}
          pictures={pictures}
          onPick={(picture) => change((selected) => lineBelow(selected, pictureLine(picture)))}
        />
      )}
    </>
  );
}

function Tool({ wide, ...button }: ComponentProps<"button"> & { wide?: boolean }) {
  return (
    <button
      {...button}
      type="button"
      className={clsx(
        "inline-flex min-h-11 items-center justify-center gap-2 rounded-lg font-semibold text-ui hover:bg-tint [&>.lucide]:size-[18px]",
        wide ? "px-3 text-brand" : "min-w-11 text-ink-2 hover:text-brand",
      )}
    />
  );
}
