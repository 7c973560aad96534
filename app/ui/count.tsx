import clsx from "clsx";

/** A number in a filled circle beside the words it counts: «Filtros ②». */
export function Count({ children, className }: { children: number; className?: string }) {
  return (
    <span
      className={clsx(
        "inline-grid h-6 min-w-6 flex-none place-items-center rounded-full bg-brand px-[7px] text-xs leading-none! font-bold text-on-brand",
        className,
      )}
    >
      {children}
    </span>
  );
}
