import type { ReactNode } from "react";
import type { Palette } from "./palettes.ts";
import type { SceneName } from "./scene.ts";
import { Cloud, Leaf, Sea, Sun, wave } from "./shapes.tsx";

/** Every scene fills 640 × 384 in front of a sky that is the svg's own background. */
export const scenes: Record<SceneName, (palette: Palette) => ReactNode> = {
  arches: (palette) => (
    <>
      <Sun x={320} y={196} r={58} palette={palette} />
      <Cloud x={70} y={140} width={110} palette={palette} />
      <Sea y={236} palette={palette} />
      <path
        fillRule="evenodd"
        d="M0 0H640V400H0ZM36 384V190a76 76 0 0 1 152 0V384ZM244 384V190a76 76 0 0 1 152 0V384ZM452 384V190a76 76 0 0 1 152 0V384Z"
        fill={palette.wall}
      />
      <path
        d="M36 384V190a76 76 0 0 1 152 0V384M244 384V190a76 76 0 0 1 152 0V384M452 384V190a76 76 0 0 1 152 0V384"
        fill="none"
        stroke={palette.hill}
        strokeWidth="7"
      />
      <path d="M0 352H640V400H0Z" fill={palette.floor} />
      <path d="M0 352H640" stroke={palette.hill} strokeWidth="3" opacity=".5" />
    </>
  ),

  mountains: (palette) => (
    <>
      <Sun x={440} y={150} r={54} palette={palette} />
      <Cloud x={90} y={66} width={120} palette={palette} />
      <path d="M0 250C60 200 110 168 168 196S268 256 330 214 452 150 520 196 610 236 640 222V400H0Z" fill={palette.hill} />
      <path d="M0 292C80 246 140 250 210 280S360 308 430 262 580 244 640 276V400H0Z" fill={palette.sea[0]} />
      <path d="M0 322C120 290 220 306 330 326S540 318 640 300V400H0Z" fill={palette.sea[1]} />
      <path d="M0 360C160 330 300 336 420 356S580 362 640 346V400H0Z" fill={palette.sea[2]} />
    </>
  ),

  shore: (palette) => (
    <>
      <Sun x={220} y={150} r={56} palette={palette} />
      <Cloud x={400} y={64} width={130} palette={palette} />
      <Sea y={206} palette={palette} />
      <path d="M-10 384C90 316 240 320 360 340S560 330 650 286V400H-10Z" fill={palette.sand} />
      <path
        d="M-10 384C90 310 240 312 360 332S560 322 650 277"
        fill="none"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
        opacity=".9"
      />
      <Leaf place="translate(608 246) rotate(-62)" fill={palette.leaf} vein={palette.hill} />
      <Leaf place="translate(548 300) rotate(-80) scale(.76)" fill={palette.sea[1]} vein="#ffffff99" />
      <Leaf place="translate(624 330) rotate(-40) scale(.88)" fill={palette.sea[2]} vein={palette.sea[0]} />
    </>
  ),

  peak: (palette) => (
    <>
      <Sun x={196} y={146} r={50} palette={palette} />
      <Cloud x={60} y={54} width={100} palette={palette} />
      <path d="M120 262C220 250 290 118 372 96S520 236 660 254V300H120Z" fill={palette.hill} />
      <path d="M330 262C400 236 440 180 500 176S600 240 660 250V300H330Z" fill={palette.sea[0]} />
      <Sea y={246} palette={palette} />
    </>
  ),

  river: (palette) => (
    <>
      <Sun x={330} y={142} r={58} palette={palette} />
      <Cloud x={80} y={60} width={110} palette={palette} />
      <path d="M0 176C90 164 190 190 236 232S250 330 160 384V400H0Z" fill={palette.ground} opacity=".92" />
      <path d="M640 150C540 156 430 196 408 240S430 340 520 384V400H640Z" fill={palette.sea[2]} />
      <path d="M236 232C280 224 370 226 408 240S430 340 520 384V400H160V384C250 330 262 266 236 232Z" fill={palette.sea[0]} />
      <path
        d="M300 250c30 6 60-6 84 4M268 292c50 10 96-8 140 4M250 340c60 10 120-8 182 4"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),

  cane: (palette) => (
    <>
      <Sun x={320} y={176} r={66} palette={palette} />
      <Cloud x={70} y={58} width={110} palette={palette} />
      <Cloud x={470} y={90} width={100} palette={palette} />
      <path d={wave(262, 7, 128, 0, 640, 400)} fill={palette.hill} />
      <path d={wave(296, 8, 160, 40, 640, 400)} fill={palette.sea[0]} />
      <g fill="none" strokeLinecap="round">
        <path
          d="M-4 390C-4 344-12 316-24 298M104 390C104 324 99 285 91 259M212 390C212 335 210 302 206 280M320 390C320 315 320 271 321 241M428 390C428 326 431 288 436 262M536 390C536 336 542 304 551 283M644 390C644 317 637 273 626 244"
          stroke={palette.ground}
          strokeWidth="9"
        />
        <path
          d="M32 390C32 317 36 274 41 245M140 390C140 328 146 291 156 266M248 390C248 338 241 308 231 287M356 390C356 319 352 276 346 248M464 390C464 329 463 293 461 269M572 390C572 340 574 310 576 290"
          stroke={palette.sea[2]}
          strokeWidth="7.5"
        />
        <path
          d="M68 390C68 321 67 280 66 252M176 390C176 331 178 296 181 273M284 390C284 342 289 313 296 294M392 390C392 322 400 282 411 255M500 390C500 333 494 299 486 276M608 390C608 343 605 316 601 297"
          stroke={palette.sea[2]}
          strokeWidth="6"
        />
      </g>
    </>
  ),

  sea: (palette) => (
    <>
      <Sun x={430} y={190} r={66} palette={palette} />
      <Cloud x={90} y={80} width={130} palette={palette} />
      <Sea y={218} palette={palette} />
    </>
  ),

  interior: (palette) => (
    <>
      <path d="M0 0H640V304H0Z" fill={palette.wall} />
      <path d="M0 304H640V400H0Z" fill={palette.floor} />
      <path d="M0 304H640" stroke={palette.hill} strokeWidth="3" />
      <path d="M86 268V150a104 104 0 0 1 208 0V268Z" fill={palette.sky[0]} />
      <circle cx="210" cy="150" r="38" fill={palette.sun} />
      <path d="M86 186q26-4 52 0t52 0 52 0 52 0V268H86Z" fill={palette.sea[0]} />
      <path d="M86 220q35-7 70 0t69 0 69 0V268H86Z" fill={palette.sea[1]} />
      <path d="M86 268V150a104 104 0 0 1 208 0V268M190 46V268M72 270H308" fill="none" stroke="#fff" strokeWidth="9" strokeLinecap="round" />
      <path d="M378 330V236a26 26 0 0 1 26-26h92a26 26 0 0 1 26 26v94" fill={palette.sea[1]} />
      <path d="M380 326v26M520 326v26" stroke="#7A5230" strokeWidth="9" strokeLinecap="round" />
      <rect x="356" y="268" width="188" height="58" rx="24" fill={palette.sea[2]} />
      <rect x="398" y="236" width="56" height="46" rx="14" fill={palette.sun} transform="rotate(-7 426 259)" />
      <circle cx="450" cy="102" r="44" fill="#fff" opacity=".75" />
      <path d="M414 110c0 22 16 36 36 36s36-14 36-36" fill="none" stroke={palette.sea[1]} strokeWidth="7" strokeLinecap="round" />
      <circle cx="450" cy="96" r="15" fill={palette.sun} />
      <path d="M572 352l-8-52h44l-8 52Z" fill="#E9A27F" transform="translate(4)" />
      <Leaf place="translate(590 262) rotate(150) scale(.68)" fill={palette.leaf} vein={palette.hill} />
      <Leaf place="translate(620 250) rotate(-160) scale(.56)" fill={palette.sea[1]} vein="#ffffff99" />
      <Leaf place="translate(604 226) rotate(178) scale(.52)" fill={palette.sea[2]} vein={palette.sea[0]} />
    </>
  ),
};
