import menuSea from "./menu-sea.svg?url&no-inline";
import { EMPTY_ARCH_PATH } from "./scene.ts";
import { wave } from "./shapes.tsx";

/** The sun in the curve of the sea. `onDeep` suits the footer and dark panels. */
export function LogoMark({ onDeep, className }: { onDeep?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={className}>
      <circle cx="20" cy="14.5" r="8.5" fill={onDeep ? "#FFAE92" : "#E96643"} />
      <path
        d="M3.5 17.5C3.5 27.5 10.8 35.5 20 35.5s16.5-8 16.5-18"
        fill="none"
        stroke={onDeep ? "#fff" : "var(--color-brand)"}
        strokeWidth="4.2"
        strokeLinecap="round"
      />
      <path
        d="M10.6 24.6c2 3.2 5.4 5.2 9.4 5.2s7.4-2 9.4-5.2"
        fill="none"
        stroke={onDeep ? "#8ACAD6" : "#4FADBF"}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A sign of success: the cuna holds a check mark. It does not celebrate. */
export function SuccessMark({ className = "size-26" }: { className?: string }) {
  return (
    <svg viewBox="0 0 104 104" aria-hidden className={className}>
      <circle cx="52" cy="52" r="52" fill="#FFE5DA" />
      <circle cx="52" cy="40" r="20" fill="#F98A68" />
      <path d="m43 40 7 7 12-13" fill="none" stroke="#fff" strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M20 46c0 20 14 34 32 34s32-14 32-34" fill="none" stroke="#0B5E70" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}

/** A sign that nothing is here yet: sun and cuna in an arch window. */
export function EmptyArch({ className = "w-80 max-w-full", xmlns }: { className?: string; xmlns?: string }) {
  return (
    <svg xmlns={xmlns} viewBox="0 0 200 160" aria-hidden className={className}>
      <path d="M0 160V100a100 100 0 0 1 200 0V136a24 24 0 0 1-24 24H24A24 24 0 0 1 0 136Z" fill="#FFF4EF" />
      <circle cx="100" cy="64" r="58" fill="#FFE5DA" />
      <circle cx="100" cy="64" r="38" fill="#FFAE92" />
      <path d="M0 102q32-7 66 0t67 0 67 0V136a24 24 0 0 1-24 24H24A24 24 0 0 1 0 136Z" fill="#B9DFE7" />
      <path d="M0 124q50-8 100 0t100 0V136a24 24 0 0 1-24 24H24A24 24 0 0 1 0 136Z" fill="#4FADBF" />
      <path d="M52 86c0 28 22 44 48 44s48-16 48-44" fill="none" stroke="#0B5E70" strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}

/** The same arch far down a page, from a file of its own. */
export function DistantEmptyArch({ className }: { className: string }) {
  return <img src={EMPTY_ARCH_PATH} alt="" loading="lazy" width="200" height="160" className={className} />;
}

/** Three pale layers of sea that rise behind the cards of a confirmation. */
export function CalmSea({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden className={className}>
      <path d={wave(16, 14, 720, 0, 1440, 121)} fill="var(--calm-sea-1)" />
      <path d={wave(58, 16, 900, 90, 1440, 121)} fill="var(--calm-sea-2)" />
      <path d={wave(94, 12, 660, 0, 1440, 121)} fill="var(--calm-sea-3)" />
    </svg>
  );
}

/** The sun on the water at the foot of the mobile menu. It is a file, which is loaded once the menu is open. */
export function MenuSea({ className }: { className?: string }) {
  return <img src={menuSea} alt="" loading="lazy" width="390" height="142" className={className} />;
}
