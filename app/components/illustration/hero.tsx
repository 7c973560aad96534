const BARS = [
  [1186, 120, 190, 17, 0.85],
  [1236, 146, 112, 11, 0.6],
  [858, 196, 136, 14, 0.85],
  [832, 220, 86, 10, 0.55],
  [1150, 252, 140, 12, 0.75],
] as const;

/**
 * The background of the home page: a sun resting in the sea, moonlight in the dark. It goes first in a `relative overflow-hidden`
 * section.
 */
export function HeroArt() {
  return (
    <div className="absolute inset-0">
      <svg aria-hidden viewBox="0 0 1440 720" preserveAspectRatio="xMaxYMax slice" className="hero-sky hidden size-full md:block">
        <circle cx="1075" cy="284" r="262" fill="var(--hero-halo-2)" opacity=".26" />
        <circle cx="1075" cy="284" r="202" fill="var(--hero-halo)" opacity=".4" />
        <circle cx="1075" cy="284" r="142" fill="var(--hero-sun)" />
        <g fill="var(--hero-cloud)" opacity="var(--hero-cloud-opacity)">
          {BARS.map(([x, y, width, height, opacity]) => (
            <rect key={x} x={x} y={y} width={width} height={height} rx={height / 2} opacity={opacity} />
          ))}
        </g>
        <path d="M1190 420C1250 366 1316 332 1372 324S1440 332 1480 346V470H1160Z" fill="var(--hero-hill)" />
        <path d="M-20 392C60 372 150 376 260 398S480 430 640 446V520H-20Z" fill="var(--hero-shore)" opacity=".75" />
        <path
          d="M-20 424C200 414 420 424 640 432C790 437 850 426 912 404C972 478 1178 478 1238 404C1310 380 1390 386 1470 398V740H-20Z"
          fill="var(--hero-sea-1)"
        />
        <path d="M912 404C972 478 1178 478 1238 404" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
        <path
          d="M-20 470C180 454 380 458 560 474S810 498 880 456C962 526 1188 526 1270 452C1340 424 1410 432 1470 440V740H-20Z"
          fill="var(--hero-sea-2)"
        />
        <path d="M880 456C962 526 1188 526 1270 452" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".6" />
        <path d="M-20 540C160 514 330 520 520 540S860 578 960 552S1240 514 1470 522V740H-20Z" fill="var(--hero-sea-3)" />
        <path
          d="M10 566q30-12 64 0t50-2M1330 556q34-12 76 0t60-2M1352 590q30-10 60 0"
          fill="none"
          stroke="#fff"
          strokeLinecap="round"
          strokeWidth="2.5"
          opacity=".42"
        />
        <path d="M-20 636C200 606 420 612 640 636S1120 660 1470 616V740H-20Z" fill="var(--hero-sea-4)" />
      </svg>
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
