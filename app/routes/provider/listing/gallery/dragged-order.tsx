import { type ComponentProps, type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import type { Place } from "#domain/team/place.ts";

/** The props that make the thumb of a photo draggable. */
export type Dragged = Pick<ComponentProps<"li">, "draggable" | "onDragStart" | "onDragOver" | "onDragLeave" | "onDrop" | "className">;

export const THUMBS = "grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3";

interface Props {
  place: Place;
  /** Draws the thumbs; each gets the props that make it draggable. */
  children: (draggedOf: (index: number, url: string) => Dragged) => ReactNode;
}

/** Lets people drag photos to another place. The pane of each photo has buttons that do the same. */
export function DraggedOrder({ place, children }: Props) {
  const fetcher = useFetcher();
  const [over, setOver] = useState<number | null>(null);
  const draggedOf = (index: number, url: string): Dragged => ({
    draggable: true,
    onDragStart: (event) => event.dataTransfer.setData("text/plain", url),
    onDragOver: (event) => {
      // Files from elsewhere are new photos, which the zone around all takes.
      if (event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(index);
    },
    onDragLeave: () => setOver(null),
    onDrop: (event) => {
      if (event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(null);
      const fields = {
        centro: place.id,
        hacer: "foto",
        foto: "lugar",
        lugar: String(index),
        numero: String(index + 1),
        url: event.dataTransfer.getData("text/plain"),
      };
      void fetcher.submit(fields, { method: "post" });
    },
    ...(over === index && { className: "outline-2 outline-brand" }),
  });
  return (
    <ul className={THUMBS} aria-busy={fetcher.state !== "idle" || undefined}>
      {children(draggedOf)}
    </ul>
  );
}
