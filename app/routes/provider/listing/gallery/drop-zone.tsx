import clsx from "clsx";
import { type DragEvent, type ReactNode, useState } from "react";

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Takes photos that are dropped anywhere on it, as if they were chosen in the field inside it and sent with its button. */
export function DropZone({ children }: { children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the button inside it do the same with the keyboard
    <div
      onDragOver={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        const field = event.currentTarget.querySelector<HTMLInputElement>("input[type=file]");
        if (!field || !bringsFiles(event)) return;
        event.preventDefault();
        field.files = event.dataTransfer.files;
        field.form!.requestSubmit();
      }}
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border-2 border-dashed p-3 md:p-4",
        isOver ? "border-brand bg-tonal" : "border-line-strong bg-tint",
      )}
    >
      {children}
    </div>
  );
}
