const SKY = { background: "linear-gradient(#fff0e8, #ffd9c9)" };

/** The decorative sun in the cradle of the sea: beside the form on a desktop, a strip above it on a telephone. */
export function Sunrise() {
  return (
    <div aria-hidden className="max-md:order-first max-md:-mx-5">
      <div className="overflow-hidden rounded-b-[50%_22px] md:hidden">
        <SunriseStrip className="h-33" />
      </div>
      <svg
        aria-hidden
        viewBox="0 0 520 640"
        preserveAspectRatio="xMidYMax slice"
        style={SKY}
        className="aspect-520/600 w-full rounded-t-full rounded-b-lg max-md:hidden"
      >
        <circle cx="268" cy="356" r="196" fill="#FFC0A6" opacity=".32" />
        <circle cx="268" cy="356" r="150" fill="#FFC0A6" opacity=".5" />
        <circle cx="268" cy="356" r="104" fill="#FF9E7C" />
        <g fill="#fff">
          <rect x="82" y="212" width="128" height="13" rx="6.5" opacity=".8" />
          <rect x="112" y="233" width="80" height="9" rx="4.5" opacity=".6" />
          <rect x="356" y="290" width="112" height="13" rx="6.5" opacity=".75" />
          <rect x="384" y="310" width="66" height="9" rx="4.5" opacity=".55" />
        </g>
        <path d="M-20 452C60 446 96 452 148 430C176 488 220 512 268 512S360 488 388 430C440 452 470 446 540 452V640H-20Z" fill="#B9DFE7" />
        <path d="M148 430C176 488 220 512 268 512S360 488 388 430" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
        <path d="M-40 520q65 -12 130 0t130 0 130 0 130 0 130 0 130 0V640H-40Z" fill="#7DBECC" />
        <path d="M-90 560q75 -14 150 0t150 0 150 0 150 0 150 0 150 0V640H-90Z" fill="#3E9DB0" />
        <path d="M-20 606q70 -12 140 0t140 0 140 0 140 0 140 0V640H-20Z" fill="#0F7488" />
        <path d="M36 590q25 -10 50 0t50 0M210 596q25 -10 50 0t50 0M380 588q20 -8 40 0" fill="none" stroke="#8ACAD6" strokeWidth="3" />
        <path d="M446 612C402 594 398 528 456 514 512 508 526 574 496 604 482 614 462 616 446 612Z" fill="#0B5E70" />
        <path
          d="M446 612 472 530M456 584 428 566M461 566 432 546M454 590 488 582M460 570 496 560"
          fill="none"
          stroke="#8ACAD6"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}

/** The same decorative sun, low and wide, at the top of a card or of a telephone. */
export function SunriseStrip({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 348 118" preserveAspectRatio="xMidYMax slice" style={SKY} className={`w-full ${className}`}>
      <circle cx="174" cy="52" r="70" fill="#FFC0A6" opacity=".32" />
      <circle cx="174" cy="52" r="50" fill="#FFC0A6" opacity=".6" />
      <circle cx="174" cy="52" r="33" fill="#FF9E7C" />
      <g fill="#fff">
        <rect x="43" y="31" width="59" height="6" rx="3" opacity=".8" />
        <rect x="57" y="41" width="36" height="4" rx="2" opacity=".6" />
        <rect x="252" y="47" width="54" height="6" rx="3" opacity=".75" />
      </g>
      <path d="M0 80C70 78 112 84 134 70C140 88 156 97 174 97S208 88 214 70C236 84 278 78 348 80V118H0Z" fill="#B9DFE7" />
      <path d="M134 70C140 88 156 97 174 97S208 88 214 70" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M0 100q29-6 58 0t58 0 58 0 58 0 58 0 58 0V118H0Z" fill="#7DBECC" />
      <path d="M0 109q44-5 87 0t87 0 87 0 87 0V118H0Z" fill="#3E9DB0" />
    </svg>
  );
}
