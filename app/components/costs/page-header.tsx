import type { ReactNode } from "react";
import { Scene } from "#app/components/illustration/illustration.tsx";
import type { SceneChoice } from "#app/components/illustration/scene.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";

interface PageHeaderProps {
  crumbs: { label: string; items: readonly { href: string; label: string }[]; current: string };
  title: string;
  lead: string;
  /** One sentence about dates and samples. */
  note?: ReactNode;
  actions?: ReactNode;
  picture: SceneChoice;
}

/** The opening of a page about money or chances: words at the left, an arch with a view at the right. */
export function PageHeader({ crumbs, title, lead, note, actions, picture }: PageHeaderProps) {
  return (
    <header className="overflow-hidden bg-warm">
      <div className="wrap grid items-end gap-8 md:grid-cols-[minmax(0,1fr)_360px] lg:grid-cols-[minmax(0,1fr)_430px] lg:gap-14">
        <div className="grid content-start gap-4 pt-2.5 pb-10 md:self-center md:pb-14">
          <Breadcrumb {...crumbs} />
          <h1 className="title-1">{title}</h1>
          <p className="lead max-w-text">{lead}</p>
          {note && <p className="max-w-text text-sm text-ink-3">{note}</p>}
          {actions && <div className="mt-2 flex flex-wrap gap-3 print:hidden">{actions}</div>}
        </div>
        <div className="h-44 overflow-hidden rounded-t-[999px] max-md:hidden md:h-88 print:hidden">
          <Scene {...picture} alt="" />
        </div>
      </div>
    </header>
  );
}
