import type { ReactNode } from "react";

/** A wide drawing on its own ground. */
export function Picture({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 360 170" aria-hidden className="block w-full rounded-2xl" style={{ background: ground }}>
      {children}
    </svg>
  );
}

/** Two centers side by side. */
export function ExplorePicture() {
  return (
    <Picture ground="var(--pic-mar)">
      <path d="M48 170V104a36 36 0 0 1 72 0V170ZM240 170V118a36 36 0 0 1 72 0V170Z" fill="#8ACAD6" />
      <path d="M144 170V76a36 36 0 0 1 72 0V170Z" fill="#0F7488" />
      <circle cx="180" cy="78" r="19" fill="#FFAE92" />
      <path d="M0 144c40-12 80-12 120 0s80 12 120 0 80-12 120 0V170H0Z" fill="#4FADBF" />
    </Picture>
  );
}

/** One question on its way to the chosen centers. */
export function AskPicture() {
  return (
    <Picture ground="var(--pic-alba)">
      <path d="M84 92C130 30 208 30 262 66" fill="none" stroke="#C6432A" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M84 98C150 96 210 104 262 112M82 106C130 146 190 150 250 146"
        fill="none"
        stroke="#D9917C"
        strokeWidth="3"
        strokeDasharray="2 11"
        strokeLinecap="round"
      />
      <circle cx="70" cy="98" r="30" fill="#0F7488" />
      <circle cx="70" cy="98" r="12" fill="#DCEFF3" />
      <circle cx="284" cy="62" r="27" fill="#F98A68" />
      <path d="m273 62 8 8 14-15" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="288" cy="116" r="15" fill="#fff" />
      <circle cx="276" cy="148" r="11" fill="#fff" />
    </Picture>
  );
}

/** Two people in one cuna. */
export function DecidePicture() {
  return (
    <Picture ground="var(--pic-ambar)">
      <circle cx="158" cy="72" r="31" fill="#E96643" />
      <circle cx="208" cy="82" r="24" fill="#0F7488" />
      <path d="M98 76c0 48 38 74 84 74s84-26 84-74" fill="none" stroke="#0E3944" strokeWidth="11" strokeLinecap="round" />
      <path d="M40 128q14-8 28 0t28 0M276 128q14-8 28 0t28 0" fill="none" stroke="#D9A441" strokeWidth="4" strokeLinecap="round" />
    </Picture>
  );
}
