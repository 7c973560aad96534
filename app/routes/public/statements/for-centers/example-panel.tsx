import type { ReactNode } from "react";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";

const INK = "#0E3944";
const PALE = "#4C6670";

/** Draws the panel of a center, with figures that are an example. */
export function ExamplePanel() {
  const tiles = [
    { label: m.joining_example_tile_reply(), value: m.joining_example_tile_reply_value() },
    { label: m.joining_example_tile_answered(), value: m.joining_example_tile_answered_value() },
    { label: m.joining_example_tile_free(), value: m.joining_example_tile_free_value({ welcome: WELCOME_LEADS }) },
  ];
  return (
    <svg viewBox="0 0 400 356" aria-hidden className="block w-full">
      <path d="M0 356V24A24 24 0 0 1 24 0H376a24 24 0 0 1 24 24V356Z" fill="#fff" />
      <path d="M14 132V36A16 16 0 0 1 30 20H370a16 16 0 0 1 16 16v96Z" fill="#FFF0E8" />
      <circle cx="318" cy="88" r="48" fill="#FFDFD1" />
      <circle cx="318" cy="88" r="32" fill="#FF9E7C" />
      <path d="M14 102q31-9 62 0t62 0 62 0 62 0 62 0 62 0V150H14Z" fill="#B9DFE7" />
      <path d="M14 118q31-8 62 0t62 0 62 0 62 0 62 0 62 0V150H14Z" fill="#4FADBF" />
      <path d="M14 134q31-7 62 0t62 0 62 0 62 0 62 0 62 0V140a12 12 0 0 1-12 12H26a12 12 0 0 1-12-12Z" fill="#0B5E70" />
      {[84, 150, 216].map((x, index) => (
        <circle key={x} cx={x} cy="99" r={index === 0 ? 9 : 7} fill={index === 0 ? "#E96643" : "#0B5E70"} stroke="#fff" strokeWidth="2.5" />
      ))}
      <Words x={32} y={50} size={20} bold>
        {m.joining_example_morning()}
      </Words>
      <Words x={32} y={70} size={13} pale>
        {m.joining_example_waiting()}
      </Words>
      {tiles.map(({ label, value }, index) => (
        <g key={label} transform={`translate(${14 + index * 126} 164)`}>
          <rect x=".5" y=".5" width="119" height="63" rx="12" fill="#fff" stroke="#E4DED4" />
          <Words x={12} y={24} size={12} pale>
            {label}
          </Words>
          <Words x={12} y={48} size={17} bold>
            {value}
          </Words>
        </g>
      ))}
      <path d="M14.5 356V256A14 14 0 0 1 28 242.500H372A14 14 0 0 1 385.5 256V356" fill="#fff" stroke="#E4DED4" />
      <circle cx="52" cy="276" r="17" fill="none" stroke="#E4DED4" strokeWidth="5" />
      <path d="M52 259a17 17 0 1 1-15.5 10" fill="none" stroke="#2C6E49" strokeWidth="5" strokeLinecap="round" />
      <Words x={82} y={272} size={15} bold>
        {m.joining_example_request()}
      </Words>
      <Words x={82} y={291} size={13} pale>
        {m.joining_example_person()}
      </Words>
      <rect x="30" y="306" width="230" height="34" rx="10" fill="#F3EFE8" />
      <Words x={44} y={328} size={13} pale>
        {m.joining_example_hidden()}
      </Words>
      <rect x="276" y="306" width="92" height="34" rx="10" fill="#0B5E70" />
      <text x="322" y="328" textAnchor="middle" fontSize="14" fontWeight="650" fill="#fff">
        {m.joining_example_open()}
      </text>
      <rect x="294" y="30" width="78" height="24" rx="12" fill="#FDEEC9" />
      <text x="333" y="46.5" textAnchor="middle" fontSize="12.5" fontWeight="600" fill="#6B4B00">
        {m.joining_example()}
      </text>
    </svg>
  );
}

interface WordsProps {
  x: number;
  y: number;
  size: number;
  bold?: boolean;
  pale?: boolean;
  children: ReactNode;
}

const Words = ({ x, y, size, bold, pale, children }: WordsProps) => (
  <text x={x} y={y} fontSize={size} fontWeight={bold ? 650 : 450} fill={pale ? PALE : INK}>
    {children}
  </text>
);
