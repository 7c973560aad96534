import sky from "./hero-sky.svg?url&no-inline";

/**
 * The background of the home page: a sun resting in the sea, and moonlight in dark mode. It comes first in a `relative overflow-hidden`
 * section. Telephones, which show it on their first screen, get it with the document. The wide one is a file that they never load.
 */
export function HeroArt() {
  return (
    <div className="absolute inset-0">
      <img
        src={sky}
        alt=""
        loading="lazy"
        className="hero-sky hidden size-full object-cover md:block"
        style={{ objectPosition: "right bottom" }}
      />
      <svg
        aria-hidden
        viewBox="0 -50 390 610"
        preserveAspectRatio="xMidYMax slice"
        className="hero-sky-small absolute inset-x-0 bottom-0 h-[610px] w-full md:hidden"
      >
        <circle cx="268" cy="94" r="72" fill="var(--hero-halo-2)" opacity=".3" />
        <circle cx="268" cy="94" r="61" fill="var(--hero-halo)" opacity=".42" />
        <circle cx="268" cy="94" r="50" fill="var(--hero-sun)" />
        <g fill="var(--hero-cloud)" opacity="var(--hero-cloud-opacity)">
          <rect x="314" y="66" width="72" height="10" rx="5" opacity=".85" />
          <rect x="168" y="76" width="66" height="9" rx="4.5" opacity=".85" />
          <rect x="150" y="92" width="44" height="7" rx="3.5" opacity=".6" />
        </g>
        <path d="M-10 128C40 112 90 116 150 130V180H-10Z" fill="var(--hero-shore)" />
        <path d="M-10 146C70 138 140 144 205 132C224 166 312 166 331 132C360 124 390 126 400 128V570H-10Z" fill="var(--hero-sea-1)" />
        <path d="M205 132C224 166 312 166 331 132" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
        <path d="M-10 172C80 160 140 178 184 164C222 192 322 190 356 160C376 154 390 156 400 158V570H-10Z" fill="var(--hero-sea-2)" />
        <path d="M-10 300C100 280 260 320 400 286V570H-10Z" fill="var(--hero-sea-3)" />
        <path d="M-10 470C120 450 260 486 400 456V570H-10Z" fill="var(--hero-sea-4)" />
      </svg>
    </div>
  );
}
