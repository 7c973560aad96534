import { HeroArt } from "#app/components/illustration/hero.tsx";
import { Scene } from "#app/components/illustration/illustration.tsx";
import { GuideArch, LeafTrio } from "#app/components/illustration/leaves.tsx";
import { CalmSea, EmptyArch, LogoMark, MenuSea, SuccessMark } from "#app/components/illustration/marks.tsx";
import type { PaletteName } from "#app/components/illustration/palettes.ts";
import { Portrait } from "#app/components/illustration/portrait.tsx";
import type { SceneName } from "#app/components/illustration/scene.ts";
import { AskPicture, DecidePicture, ExplorePicture } from "#app/components/illustration/steps.tsx";
import { m } from "#messages/m.ts";
import { Block, Row } from "./block.tsx";

const scenes: readonly SceneName[] = ["arches", "mountains", "shore", "peak", "river", "cane", "sea", "interior"];
const lights: readonly PaletteName[] = ["dawn", "morning", "afternoon", "blossom", "night"];
const people = [
  ["AS", "amaranta-solis"],
  ["EM", "elias-montaraz"],
  ["PG", "perla-guanabano"],
  ["NC", "noel-caimito"],
] as const;

export function Illustrations() {
  return (
    <Block title={m.dev_kit_illustration()}>
      {lights.map((palette, light) => (
        <div key={palette} className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {scenes.map((scene, index) => (
            <div key={scene} className="aspect-[16/9.6] overflow-hidden rounded-xl">
              <Scene scene={scene} palette={palette} flipped={(index + light) % 3 === 1} alt={m.dev_kit_scene({ city: scene })} />
            </div>
          ))}
        </div>
      ))}
      <div className="grid grid-cols-2 gap-6 md:grid-cols-4">
        {people.map(([initials, slug]) => (
          <Portrait key={slug} initials={initials} slug={slug} alt={initials} className="aspect-square w-full" />
        ))}
      </div>
      <div className="relative h-167 overflow-hidden rounded-3xl">
        <HeroArt />
      </div>
      <div className="grid gap-6 md:grid-cols-3">
        <ExplorePicture />
        <AskPicture />
        <DecidePicture />
      </div>
      <Row>
        <LogoMark className="size-14" />
        <span className="inline-flex rounded-xl bg-deep p-3">
          <LogoMark onDeep className="size-14" />
        </span>
        <SuccessMark />
        <EmptyArch className="w-50" />
        <LeafTrio />
        <MenuSea className="w-80 max-w-full" />
        <GuideArch alt="" className="w-64" />
      </Row>
      <CalmSea className="h-30 w-full" />
    </Block>
  );
}
