import type { ReactNode } from "react";

/** One part of the page: its name at the left, its samples at the right. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-[18px] border-t pt-7 pb-9 md:grid-cols-[200px_minmax(0,1fr)] md:gap-8">
      <h2 className="title-3">{title}</h2>
      <div className="grid min-w-0 grid-cols-1 gap-5">{children}</div>
    </section>
  );
}

/** Samples side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

/** Samples in two or three columns. */
export function Columns({ children, three }: { children: ReactNode; three?: boolean }) {
  return <div className={three ? "grid items-start gap-6 md:grid-cols-3" : "grid items-start gap-6 md:grid-cols-2"}>{children}</div>;
}
