import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type TabItem, Tabs } from "#app/ui/tabs.tsx";

interface Part {
  /** The element that its tab leads to. */
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

interface Props {
  label: string;
  parts: readonly Part[];
  /** Which part is seen. The screen keeps it, so that it stays when the form is drawn again. */
  open: number;
  onOpen: (part: number) => void;
  /** A tab that leads to a screen of its own, after the first part. */
  elsewhere?: TabItem | undefined;
  /** The id of the field that is to be seen first, since something is wrong with it. */
  wrong?: string | undefined;
}

/**
 * The parts of one form behind tabs: what is typed in one stays while another is seen, and one button sends all. Without script all stand
 * one below the other, and the tabs lead to them. An address with the id of anything in a part opens that part.
 */
export function FormTabs({ label, parts, open, onOpen, elsewhere, wrong }: Props) {
  const awake = useSyncExternalStore(never, yes, no);
  const { hash } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const show = (id: string) => {
    const asked = id === "" ? null : document.getElementById(id);
    const at = asked ? [...box.current!.children].findIndex((part) => part.contains(asked)) : -1;
    if (at >= 0) onOpen(at);
    return at >= 0 ? asked : null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is followed once
  useEffect(() => {
    const asked = show(hash.slice(1));
    if (asked?.matches("input, select, textarea, fieldset")) requestAnimationFrame(() => asked.focus());
  }, [hash]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is shown once
  useEffect(() => {
    const asked = wrong && show(wrong);
    if (asked) requestAnimationFrame(() => asked.focus());
  }, [wrong]);
  const tabs: TabItem[] = parts.map(({ id, label, count }, at) => ({
    href: `#${id}`,
    label,
    ...(count && { count }),
    current: awake && at === open,
    // A jump to the part would hide the tabs below the header, and count as leaving the screen. A reload opens the same part.
    onClick: (event) => {
      event.preventDefault();
      window.history.replaceState(window.history.state, "", `#${id}`);
      onOpen(at);
    },
  }));
  return (
    <>
      <Tabs label={label} items={elsewhere ? tabs.toSpliced(1, 0, elsewhere) : tabs} />
      <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5">
        {parts.map(({ id, content }, at) => (
          <div key={id} hidden={awake && at !== open} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:gap-5.5">
            {content}
          </div>
        ))}
      </div>
    </>
  );
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
