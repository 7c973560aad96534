import { Children, type DragEvent, isValidElement, type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import type { Place } from "#domain/team/place.ts";

/** Lets photos be dragged to another place. Each card has buttons that do the same. */
export function DraggedOrder({ place, children }: { place: Place; children: ReactNode }) {
  const fetcher = useFetcher();
  const [over, setOver] = useState<number | null>(null);
  const drop = (event: DragEvent, index: number) => {
    event.preventDefault();
    setOver(null);
    const url = event.dataTransfer.getData("text/plain");
    void fetcher.submit({ centro: place.id, hacer: "foto", foto: "lugar", lugar: String(index), url }, { method: "post" });
  };
  return (
    <ul className="grid gap-4 empty:hidden sm:grid-cols-2" aria-busy={fetcher.state !== "idle" || undefined}>
      {Children.map(children, (card, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the card's buttons are the same for the keyboard
        <div
          draggable
          onDragStart={(event) =>
            event.dataTransfer.setData("text/plain", isValidElement(card) ? String(card.key).replace(/^\.\$/, "") : "")
          }
          onDragOver={(event) => {
            event.preventDefault();
            setOver(index);
          }}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => drop(event, index)}
          className={over === index ? "contents [&>li]:outline-2 [&>li]:outline-brand" : "contents"}
        >
          {card}
        </div>
      ))}
    </ul>
  );
}
