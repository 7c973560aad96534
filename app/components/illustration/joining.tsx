import { Picture } from "./steps.tsx";

const SEA = "M0 0q22-7 44 0t44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0V90H0Z";

/** The boxes of centers, of which the person ticked one. */
export function ChosenPicture() {
  return (
    <Picture ground="var(--pic-mar)">
      <circle cx="296" cy="42" r="38" fill="#FFC0A6" opacity=".6" />
      <circle cx="296" cy="42" r="26" fill="#FF9E7C" />
      <rect x="44" y="28" width="232" height="118" rx="16" fill="#fff" />
      {[52, 88, 124].map((y, index) => (
        <g key={y}>
          <rect
            x="64"
            y={y - 12}
            width="24"
            height="24"
            rx="7"
            fill={index === 0 ? "#0B5E70" : "#fff"}
            stroke={index === 0 ? "#0B5E70" : "#7C8F97"}
            strokeWidth="2"
          />
          <rect x="104" y={y - 5} width={index === 0 ? 92 : 72} height="10" rx="5" fill={index === 0 ? "#0E3944" : "#C9C3B8"} />
          <rect x="214" y={y - 4} width="42" height="8" rx="4" fill={index === 0 ? "#8ACAD6" : "#E4DED4"} />
        </g>
      ))}
      <path d="m69 52 5 5 9-10" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </Picture>
  );
}

/** The prices of several centers on one line, and one's own among them. */
export function StripPicture() {
  return (
    <Picture ground="var(--pic-alba)">
      <rect x="40" y="32" width="280" height="106" rx="16" fill="#fff" />
      <rect x="60" y="50" width="120" height="10" rx="5" fill="#0E3944" />
      <path d="M60 96h240" stroke="#D3CCC1" strokeWidth="2" />
      <rect x="92" y="84" width="150" height="24" rx="12" fill="#B9DFE7" stroke="#4FADBF" />
      {[96, 120, 138, 182, 204, 242, 278].map((x) => (
        <circle key={x} cx={x} cy="96" r="6" fill="#8ACAD6" stroke="#0F7488" />
      ))}
      <path d="M170 80v32" stroke="#0E3944" strokeWidth="2.5" />
      <circle cx="154" cy="96" r="11" fill="#E96643" stroke="#fff" strokeWidth="3" />
      <rect x="126" y="118" width="56" height="8" rx="4" fill="#0E3944" />
    </Picture>
  );
}

/** A question and its answer, with the time that is left. */
export function AnswerPicture() {
  return (
    <Picture ground="var(--pic-ambar)">
      <rect x="36" y="26" width="190" height="56" rx="14" fill="#fff" />
      <rect x="54" y="42" width="140" height="9" rx="4.5" fill="#C9C3B8" />
      <rect x="54" y="60" width="96" height="9" rx="4.5" fill="#E4DED4" />
      <path d="M128 96h182a14 14 0 0 1 14 14v36H142a14 14 0 0 1-14-14Z" fill="#0B5E70" />
      <rect x="148" y="112" width="144" height="9" rx="4.5" fill="#8ACAD6" />
      <rect x="148" y="130" width="108" height="9" rx="4.5" fill="#4FADBF" />
      <circle cx="286" cy="52" r="30" fill="#fff" />
      <circle cx="286" cy="52" r="23" fill="none" stroke="#E4DED4" strokeWidth="6" />
      <path d="M286 29a23 23 0 0 1 20 34" fill="none" stroke="#2C6E49" strokeWidth="6" strokeLinecap="round" />
      <path d="M286 40v13l8 6" fill="none" stroke="#0E3944" strokeWidth="3" strokeLinecap="round" />
    </Picture>
  );
}

/** The requests that cost a new center nothing, each a sun in its cradle. */
export function FreeSuns({ count }: { count: number }) {
  const suns = Array.from({ length: count }, (_, index) => ({ at: 66 + index * 132, number: index + 1 }));
  return (
    <svg viewBox={`0 0 ${count * 132} 150`} aria-hidden className="block w-full">
      {suns.map(({ at, number }) => (
        <g key={number}>
          <circle cx={at} cy="62" r="60" fill="#fff" opacity=".14" />
          <circle cx={at} cy="58" r="37" fill="#FFAE92" />
          <path d={`M${at - 42} 62c0 26 18 42 42 42s42-16 42-42`} fill="none" stroke="#8ACAD6" strokeWidth="8" strokeLinecap="round" />
          <text x={at} y="66" textAnchor="middle" fontSize="22" fontWeight="700" fill="#0E3944">
            {number}
          </text>
        </g>
      ))}
      <path d={`M0 132q33-8 66 0${"t66 0".repeat(count * 2 - 1)}V150H0Z`} fill="#1F6577" />
    </svg>
  );
}

/** An open door with the morning behind it. */
export function OpenDoor({ className }: { className: string }) {
  return (
    <svg viewBox="0 84 540 290" aria-hidden preserveAspectRatio="xMidYMax slice" className={className}>
      <path d="M0 0h540v374H0Z" fill="#FBE3D6" />
      <path d="M0 348h540v26H0Z" fill="#F5CFBB" />
      <path d="M156 374V176a114 114 0 0 1 228 0V374Z" fill="#FFF4EC" />
      <clipPath id="puerta">
        <path d="M156 374V176a114 114 0 0 1 228 0V374Z" />
      </clipPath>
      <g clipPath="url(#puerta)">
        <circle cx="278" cy="204" r="92" fill="#FFDFD1" />
        <circle cx="278" cy="204" r="58" fill="#FF9E7C" />
        <path transform="translate(150 236)" d={SEA} fill="#8ACAD6" />
        <path transform="translate(128 278)" d={SEA} fill="#3E9DB0" />
        <path transform="translate(146 320)" d={SEA} fill="#0B5E70" />
      </g>
      <path d="m352 96 88-22V374h-56V176c0-32-12-60-32-80Z" fill="#1B7F93" />
      <path d="m352 96 14-4c20 22 32 50 32 84v198h-14V176c0-32-12-60-32-80Z" fill="#0E3944" />
      <circle cx="412" cy="250" r="8" fill="#fff" />
    </svg>
  );
}
