import type { ReactNode } from "react";
import { Img } from "react-email";
import { REQUEST_STEPS, type RequestStep } from "#domain/patients/request-way.ts";
import { m } from "#messages/m.ts";
import type { Brand } from "./layout.tsx";

/** The pictures in public/correo, which scripts/mail-drawings.ts draws. */
export type DrawingName =
  | "en-camino"
  | "por-confirmar"
  | "abierta"
  | "plazo-vencido"
  | "respondida"
  | "consulta"
  | "presupuesto"
  | "gratis-3"
  | "gratis-2"
  | "gratis-1"
  | "nueva-solicitud"
  | "noche";

/** The color of the shallow water below some pictures. It stays in dark mode, as the picture does. */
const SHALLOW = "#D3EAF0";
const INK = "#112E38";
const CELL = { padding: "0 4px 14px", fontSize: 14, lineHeight: "18px", color: INK, textAlign: "center" } as const;

/** Draws the head of a mail: one picture, and below it the words that a picture must not hold. The text version leaves it out. */
export function Drawing({ brand, name, alt, children }: { brand: Brand; name: DrawingName; alt: string; children?: ReactNode }) {
  return (
    <div data-drawing="" style={{ backgroundColor: name === "noche" ? "#0E3944" : SHALLOW }}>
      <Img src={`${brand.siteUrl}/correo/${name}.png`} width={598} alt={alt} style={{ width: "100%", height: "auto", color: INK }} />
      {children}
    </div>
  );
}

const NAMES: Readonly<Record<RequestStep, () => string>> = {
  sent: m.patients_road_sent,
  opened: m.patients_road_opened,
  answered: m.patients_road_answered,
  consultation: m.patients_road_consultation,
};

const OF_STEP: Readonly<Record<RequestStep, DrawingName>> = {
  sent: "por-confirmar",
  opened: "abierta",
  answered: "respondida",
  consultation: "consulta",
};

interface Way {
  brand: Brand;
  here: RequestStep;
  /** The name of the step at which the sun is, where it is not the usual one. */
  called?: string;
  drawing?: DrawingName;
}

/** Draws the way of a request on the horizon, with its four steps in words. */
export function RequestWayDrawing({ brand, here, called, drawing = OF_STEP[here] }: Way) {
  const said = called ?? NAMES[here]();
  return (
    <Drawing brand={brand} name={drawing} alt={m.emails_way_alt({ step: said })}>
      <table role="presentation" cellPadding={0} cellSpacing={0} width="100%" style={{ tableLayout: "fixed" }}>
        <tbody>
          <tr>
            {REQUEST_STEPS.map((step) => (
              <td key={step} style={{ ...CELL, fontWeight: step === here ? 700 : 400 }}>
                {step === here ? said : NAMES[step]()}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Drawing>
  );
}

export interface AmountBand {
  /** In cents, on an axis that ends at `end`. */
  low: number;
  middle: number;
  high: number;
  end: number;
  texts: { start: string; band: string; end: string };
}

/** Draws a range of amounts below the sun, in cells of a table, since a mail program draws nothing else. */
export function BandDrawing({ brand, alt, band: { low, middle, high, end, texts } }: { brand: Brand; alt: string; band: AmountBand }) {
  const share = (from: number, to: number) => `${Math.max(1, Math.round(((to - from) / end) * 100))}%`;
  const bar = { height: 12, lineHeight: "12px", fontSize: 1 } as const;
  const range = { ...bar, backgroundColor: "#B9DFE7", borderTop: "1px solid #1D8195", borderBottom: "1px solid #1D8195" };
  const line = {
    ...bar,
    backgroundImage: "linear-gradient(#3C5660,#3C5660)",
    backgroundSize: "100% 1px",
    backgroundPosition: "center",
    backgroundRepeat: "no-repeat",
  };
  return (
    <Drawing brand={brand} name="presupuesto" alt={alt}>
      <table role="presentation" cellPadding={0} cellSpacing={0} width="86%" align="center" style={{ tableLayout: "fixed" }}>
        <tbody>
          <tr>
            {low > 0 && <td width={share(0, low)} style={line} />}
            {middle > low && <td width={share(low, middle)} style={{ ...range, borderLeft: "1px solid #1D8195" }} />}
            <td width={12} style={{ ...bar, backgroundColor: "#0E3944" }} />
            {high > middle && <td width={share(middle, high)} style={{ ...range, borderRight: "1px solid #1D8195" }} />}
            {end > high && <td width={share(high, end)} style={line} />}
          </tr>
        </tbody>
      </table>
      <table role="presentation" cellPadding={0} cellSpacing={0} width="86%" align="center">
        <tbody>
          <tr>
            <td style={{ ...CELL, textAlign: "left", paddingTop: 6 }}>{texts.start}</td>
            <td style={{ ...CELL, paddingTop: 6, fontWeight: 700 }}>{texts.band}</td>
            <td style={{ ...CELL, textAlign: "right", paddingTop: 6 }}>{texts.end}</td>
          </tr>
        </tbody>
      </table>
    </Drawing>
  );
}
