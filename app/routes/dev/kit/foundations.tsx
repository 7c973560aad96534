import { m } from "#messages/m.ts";
import { Block } from "./block.tsx";

interface Shade {
  step: number;
  hex: string;
  /** True for white text on it. */
  dark?: boolean;
}

const light = (step: number, hex: string): Shade => ({ step, hex });
const dark = (step: number, hex: string): Shade => ({ step, hex, dark: true });

const ramps: readonly { name: () => string; shades: readonly Shade[] }[] = [
  {
    name: m.dev_kit_mar,
    shades: [
      light(50, "#EFF8FA"),
      light(100, "#DCEFF3"),
      light(200, "#B9DFE7"),
      light(300, "#8ACAD6"),
      light(400, "#4FADBF"),
      dark(500, "#1D8195"),
      dark(600, "#0F7488"),
      dark(700, "#0B5E70"),
      dark(800, "#0C4957"),
      dark(900, "#0E3944"),
    ],
  },
  {
    name: m.dev_kit_alba,
    shades: [
      light(50, "#FFF4EF"),
      light(100, "#FFE5DA"),
      light(200, "#FFCCB8"),
      light(300, "#FFAE92"),
      light(400, "#F98A68"),
      light(500, "#EB6946"),
      dark(600, "#C6432A"),
      dark(700, "#A1361C"),
    ],
  },
  {
    name: m.dev_kit_ambar,
    shades: [
      light(50, "#FFF8E8"),
      light(100, "#FDEEC9"),
      light(200, "#FADD98"),
      light(300, "#F4C763"),
      light(400, "#E7A92E"),
      dark(700, "#7A5000"),
    ],
  },
  {
    name: m.dev_kit_rosa,
    shades: [light(50, "#FDF2F5"), light(100, "#FAE0E8"), light(200, "#F2C2D1"), light(300, "#E79DB4"), dark(600, "#A03A60")],
  },
  {
    name: m.dev_kit_manglar,
    shades: [light(50, "#EDF7F1"), light(100, "#D6EDDF"), light(300, "#8DC8A3"), dark(600, "#28694A"), dark(700, "#1D5238")],
  },
  {
    name: m.dev_kit_arena,
    shades: [
      light(0, "#FFFFFF"),
      light(25, "#FDFCFA"),
      light(50, "#F8F6F2"),
      light(100, "#F0EDE6"),
      light(200, "#E4DFD6"),
      light(300, "#CFC9BD"),
    ],
  },
];

export function Colours() {
  return (
    <Block title={m.dev_kit_colour()}>
      <dl className="grid gap-3">
        {ramps.map(({ name, shades }) => (
          <div key={shades[0]!.hex} className="grid items-center gap-1 text-sm md:grid-cols-[120px_minmax(0,1fr)] md:gap-3.5">
            <dt className="font-bold">{name()}</dt>
            <dd className="flex flex-wrap overflow-hidden rounded-lg border">
              {shades.map(({ step, hex, dark: onDark }) => (
                <span
                  key={hex}
                  className="grid flex-[1_0_20%] px-2 pt-6 pb-2 leading-[1.25]! md:flex-1"
                  style={{ background: hex, color: onDark ? "#fff" : "#112e38" }}
                >
                  <span className="font-bold">{step}</span>
                  <span className="text-xs">{hex}</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

export function Type() {
  return (
    <Block title={m.dev_kit_type()}>
      <div className="grid gap-3.5 wrap-anywhere">
        <p className="title-0">{m.dev_kit_type_0()}</p>
        <p className="title-1">{m.dev_kit_type_1()}</p>
        <p className="title-2">{m.dev_kit_type_2()}</p>
        <p className="title-3">{m.dev_kit_type_3()}</p>
        <p className="title-4">{m.dev_kit_type_4()}</p>
        <p className="title-5">{m.dev_kit_type_5()}</p>
        <p className="lead">{m.dev_kit_type_lead()}</p>
        <p>{m.dev_kit_type_body()}</p>
        <p className="text-sm text-ink-2">{m.dev_kit_type_small()}</p>
      </div>
    </Block>
  );
}
