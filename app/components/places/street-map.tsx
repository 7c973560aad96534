import { m } from "#app/paraglide/messages.js";

/** Streets by the sea, drawn and not measured: a picture of a place, whose address stands below. */
export function StreetMap() {
  return (
    <svg
      viewBox="0 0 760 300"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={m.places_street_map()}
      className="block h-70 w-full bg-[#eff3ee] dark:bg-[#1b3a3f]"
    >
      <path d="M0 250C160 226 300 262 460 246S680 226 760 240V300H0Z" className="fill-mar-200 dark:fill-mar-700" />
      <g fill="none" strokeLinecap="round" className="stroke-white dark:stroke-[#2c5057]">
        <path d="M-10 150H780M-10 70L780 96M120-10L150 250M300-10L318 256M520-10L500 250M650-10L668 240" strokeWidth="13" />
        <path d="M-10 200C200 184 460 214 780 190M220-10L236 240M420-10L412 246" strokeWidth="7" />
      </g>
      <path
        d="M332 108H400V140H332ZM546 112H624a6 6 0 0 1 6 6V136a6 6 0 0 1-6 6H546a6 6 0 0 1-6-6V118a6 6 0 0 1 6-6Z"
        className="fill-[#cfe6d5] dark:fill-[#265a50]"
      />
      <circle cx="452" cy="146" r="34" fill="#E96643" opacity=".22" />
      <path d="M452 98c-17 0-30 13-30 30 0 22 30 50 30 50s30-28 30-50c0-17-13-30-30-30Z" fill="#C6432A" />
      <circle cx="452" cy="128" r="11" fill="#fff" />
    </svg>
  );
}
