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

/** A large arch with sun, sea and leaves: the picture of a guide. */
export function GuideArch({ alt, className }: { alt: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 520 460"
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={className}
      style={{ borderRadius: "999px 999px 0 0", background: "#FFE5DA" }}
    >
      <circle cx="270" cy="200" r="150" fill="#FFCCB8" opacity=".55" />
      <circle cx="270" cy="200" r="96" fill="#FF9F7C" />
      <path d={wave(288, 6, 118, 110, 520, 460)} fill="#8ACAD6" />
      <path d={wave(338, 8, 144, 70, 520, 460)} fill="#2F98AC" />
      <path d={wave(398, 7, 130, 100, 520, 460)} fill="#0B5E70" />
      <path
        d="M60 360q26-12 56 0t46-2M300 366q26-12 56 0t46-2M160 424q26-12 56 0t46-2"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <Leaf place="translate(96 380) rotate(-18) scale(1.28)" fill="#0E3944" vein="#8ACAD6" />
      <Leaf place="translate(44 300) rotate(-40) scale(.92)" fill="#4FADBF" vein="#fff" />
      <Leaf place="translate(160 432) rotate(24) scale(.88)" fill="#A03A60" vein="#F2C2D1" />
    </svg>
  );
}
