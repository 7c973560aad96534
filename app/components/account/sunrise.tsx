/** The sun in the cradle of the sea: beside the way in on a desk, a strip above it on a phone. It only decorates. */
export function Sunrise() {
  return (
    <div
      aria-hidden
      className="overflow-hidden max-md:order-first max-md:-mx-5 max-md:h-33 max-md:rounded-b-[50%_22px] md:aspect-520/600 md:rounded-t-full md:rounded-b-3xl"
    >
      <svg
        aria-hidden
        viewBox="0 0 520 640"
        preserveAspectRatio="xMidYMax slice"
        className="size-full max-md:h-[300%] max-md:-translate-y-[45%]"
      >
        <rect width="520" height="640" fill="#FFE4D6" />
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
      </svg>
    </div>
  );
}
