import type { ReactElement, ReactNode } from "react";
import { Scene } from "#app/components/illustration/illustration.tsx";
import type { PaletteName } from "#app/components/illustration/palettes.ts";
import type { SceneName } from "#app/components/illustration/scene.ts";
import { href } from "#app/locale.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { m } from "#messages/m.ts";

interface PageHeroProps {
  /** The page's name in the breadcrumb. */
  crumb: string;
  /** The pages between the home page and this one. */
  parents?: readonly { href: string; label: string }[];
  title: string;
  lead: string;
  /** A scene in an arch on wide screens, or a picture that shows something, below the text on a telephone. */
  picture: { scene: SceneName; palette: PaletteName } | ReactElement;
  /** Buttons or a line below the text. */
  children?: ReactNode;
}

/** The top of a page about us or about coming here: text on the left, a picture on the right. */
export function PageHero({ crumb, parents = [], title, lead, picture, children }: PageHeroProps) {
  return (
    <section className="overflow-hidden warm-below">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-end gap-x-16 pt-4 md:grid-cols-[minmax(0,1fr)_380px] md:pt-6">
        <div className="pb-9 md:pt-6 md:pb-15">
          <Breadcrumb
            label={m.forms_breadcrumb()}
            items={[{ href: href("/"), label: m.centers_crumb_home() }, ...parents]}
            current={crumb}
          />
          <h1 className="mt-3 title-1 md:mt-4">{title}</h1>
          <p className="mt-4 lead max-w-[58ch]">{lead}</p>
          {children && <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">{children}</div>}
        </div>
        {"scene" in picture ? (
          <div aria-hidden className="h-72 overflow-hidden rounded-t-full max-md:hidden print:hidden">
            <Scene {...picture} flipped={false} alt="" />
          </div>
        ) : (
          picture
        )}
      </div>
    </section>
  );
}
