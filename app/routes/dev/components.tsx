import { data } from "react-router";
import { LogoMark } from "#app/components/illustration/marks.tsx";
import { servicesContext } from "#app/context.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/components";
import { Badges, Navigation, States, Surfaces } from "./kit/content.tsx";
import { Buttons, Fields } from "./kit/controls.tsx";
import { Colours, Type } from "./kit/foundations.tsx";
import { Illustrations } from "./kit/illustrations.tsx";
import { Overlays } from "./kit/overlays.tsx";

/** Shows every component to developers. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(servicesContext).demonstration) throw data(null, { status: 404 });
  return null;
}

export const meta = () => [{ title: m.dev_kit_title() }, { name: "robots", content: "noindex" }];

export default function Components() {
  return (
    <main id="contenido" tabIndex={-1} className="wrap overflow-x-clip pt-14 pb-22">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
        <h1 className="flex items-center gap-4 title-0">
          <LogoMark className="w-21" />
          Cuna
        </h1>
        <p className="lead">{m.dev_kit_motto()}</p>
      </div>
      <Colours />
      <Type />
      <Buttons />
      <Fields />
      <Badges />
      <Overlays />
      <Surfaces />
      <Navigation />
      <States />
      <Illustrations />
    </main>
  );
}
