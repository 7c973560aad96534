import { archPath } from "./scene.ts";
import { Leaf, wave } from "./shapes.tsx";

/** Three leaves of sea grape: beside a quote. */
export function LeafTrio({ className = "size-30" }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden className={className}>
      <Leaf place="translate(70 110) rotate(-24) scale(1.24)" fill="#0F7488" vein="#8ACAD6" />
      <Leaf place="translate(140 78) rotate(32) scale(.92)" fill="#F98A68" vein="#FFE5DA" />
      <Leaf place="translate(142 152) rotate(110) scale(.68)" fill="#8ACAD6" vein="#0F7488" />
    </svg>
  );
}

interface ArchLight {
  readonly sky: string;
  readonly halo: string;
  readonly sun: string;
  readonly sea: readonly [string, string, string];
  readonly leaves: readonly [string, string, string];
}

/** The first arrangement is the design's. The others keep its tones. */
const archLights: readonly ArchLight[] = [
  { sky: "#FFE5DA", halo: "#FFCCB8", sun: "#FF9F7C", sea: ["#8ACAD6", "#2F98AC", "#0B5E70"], leaves: ["#0E3944", "#4FADBF", "#A03A60"] },
  { sky: "#FDEEC9", halo: "#FADD98", sun: "#F4C763", sea: ["#9CD0D2", "#3A99A8", "#0E5564"], leaves: ["#28694A", "#4FADBF", "#EB6946"] },
  { sky: "#FAE0E8", halo: "#F2C2D1", sun: "#F2A48C", sea: ["#A9D3DC", "#56AABB", "#156D80"], leaves: ["#7C2B4B", "#1D8195", "#0E3944"] },
  { sky: "#DCEFF3", halo: "#FBE5B5", sun: "#F6CD72", sea: ["#7CC3D0", "#2A8DA2", "#0C4957"], leaves: ["#0E3944", "#E79DB4", "#28694A"] },
];

interface GuideArchProps {
  alt: string;
  light?: number;
  className?: string;
  /** The XML namespace, for a drawing that is a file of its own. */
  xmlns?: string;
}

/** A large arch with sun, sea and leaves, for a guide or another text. The same `light` always gives the same picture. */
export function GuideArch({ alt, light = 0, className, xmlns }: GuideArchProps) {
  const { sky, halo, sun, sea, leaves } = archLights[light % archLights.length]!;
  return (
    <svg
      xmlns={xmlns}
      viewBox="0 0 520 460"
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={className}
      style={{ borderRadius: "999px 999px 0 0", background: sky }}
    >
      <circle cx="270" cy="200" r="150" fill={halo} opacity=".55" />
      <circle cx="270" cy="200" r="96" fill={sun} />
      <path d={wave(288, 6, 118, 110, 520, 460)} fill={sea[0]} />
      <path d={wave(338, 8, 144, 70, 520, 460)} fill={sea[1]} />
      <path d={wave(398, 7, 130, 100, 520, 460)} fill={sea[2]} />
      <path
        d="M60 360q26-12 56 0t46-2M300 366q26-12 56 0t46-2M160 424q26-12 56 0t46-2"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <Leaf place="translate(96 380) rotate(-18) scale(1.28)" fill={leaves[0]} vein={sea[0]} />
      <Leaf place="translate(44 300) rotate(-40) scale(.92)" fill={leaves[1]} vein="#fff" />
      <Leaf place="translate(160 432) rotate(24) scale(.88)" fill={leaves[2]} vein="#F2C2D1" />
    </svg>
  );
}

/** The arch beside the title of a text, from a file of its own, so that the words of the first screen do not wait for it. */
export function TitleArch({ light }: { light: number }) {
  return (
    <img
      src={archPath(light)}
      alt=""
      width="520"
      height="460"
      loading="lazy"
      className="block h-auto w-full self-end max-md:hidden"
      style={{ borderRadius: "999px 999px 0 0" }}
    />
  );
}
