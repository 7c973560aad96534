import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { palettes } from "#app/components/illustration/palettes.ts";
import { cityNamedIn, coverScene } from "#app/components/illustration/scene.ts";
import { scenes } from "#app/components/illustration/scenes.tsx";
import figtree from "#app/fonts/pictures/figtree-500.woff?inline";
import ysabeau from "#app/fonts/pictures/ysabeau-600.woff?inline";

export interface ShareWords {
  title: string;
  description: string;
  siteName: string;
  /** The page's address, which decides the scene. */
  path: string;
}

const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;
const WINDOW = { width: 400, height: 470 };

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
const dataUrlOf = (png: Buffer) => `data:image/png;base64,${png.toString("base64")}`;

/** Draws the picture for sharing a page's address: its title beside a window on the sea. PNG, 1200 × 630. */
export async function drawSharePicture({ title, description, siteName, path }: ShareWords): Promise<Buffer> {
  const [view, mark, { default: satori }] = await Promise.all([
    drawScene(cityNamedIn(`${title} ${description}`), path),
    drawMark(),
    // A start should not wait for a package that only the first picture needs.
    import("satori"),
  ]);
  const size = title.length > 70 ? 48 : title.length > 42 ? 56 : 66;
  const svg = await satori(
    <div style={{ ...ROW, width: "100%", height: "100%", background: "#FDFCFA", padding: "72px 72px 0 72px", gap: 56 }}>
      <div style={{ ...COLUMN, width: 600, height: 486, justifyContent: "space-between" }}>
        <div style={{ ...ROW, alignItems: "center", gap: 16 }}>
          <img src={dataUrlOf(mark)} width={64} height={64} alt="" />
          <div style={{ fontFamily: "Ysabeau", fontSize: 48, color: "#112E38" }}>{siteName}</div>
        </div>
        <div style={{ ...COLUMN, gap: 22 }}>
          <div style={{ fontFamily: "Ysabeau", fontSize: size, lineHeight: 1.06, color: "#112E38", lineClamp: 4 }}>{title}</div>
          <div style={{ fontFamily: "Figtree", fontSize: 27, lineHeight: 1.4, color: "#3C5660", lineClamp: 3 }}>{description}</div>
        </div>
      </div>
      <img src={dataUrlOf(view)} {...WINDOW} alt="" style={{ borderRadius: "200px 200px 36px 36px" }} />
      <div style={{ position: "absolute", left: 0, bottom: 0, width: SHARE_WIDTH, height: 16, background: "#0B5E70" }} />
    </div>,
    {
      width: SHARE_WIDTH,
      height: SHARE_HEIGHT,
      fonts: [
        { name: "Ysabeau", data: bytesOf(ysabeau), weight: 600 },
        { name: "Figtree", data: bytesOf(figtree), weight: 500 },
      ],
    },
  );
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, compressionLevel: 9 }).toBuffer();
}

const ROW = { display: "flex", flexDirection: "row" } as const;
const COLUMN = { display: "flex", flexDirection: "column" } as const;

function drawScene(city: string, path: string): Promise<Buffer> {
  const { scene, palette, flipped } = coverScene(city, path);
  const colours = palettes[palette];
  // The scene of a room does not fit into an arch, but the sea does.
  const drawing = scenes[scene === "interior" ? "shore" : scene](colours);
  const markup = renderToStaticMarkup(
    <svg aria-hidden xmlns="http://www.w3.org/2000/svg" viewBox="157 0 327 384" {...WINDOW} preserveAspectRatio="xMidYMid slice">
      <linearGradient id="sky" x2="0" y2="1">
        <stop stopColor={colours.sky[0]} />
        <stop offset="1" stopColor={colours.sky[1]} />
      </linearGradient>
      <path d="M0 0H640V384H0Z" fill="url(#sky)" />
      {flipped ? <g transform="matrix(-1 0 0 1 640 0)">{drawing}</g> : drawing}
    </svg>,
  );
  return sharp(Buffer.from(markup)).png().toBuffer();
}

function drawMark(): Promise<Buffer> {
  const markup = renderToStaticMarkup(
    <svg aria-hidden xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="128" height="128">
      <circle cx="20" cy="14.5" r="8.5" fill="#E96643" />
      <g fill="none" strokeLinecap="round">
        <path d="M3.5 17.5C3.5 27.5 10.8 35.5 20 35.5s16.5-8 16.5-18" stroke="#0B5E70" strokeWidth="4.2" />
        <path d="M10.6 24.6c2 3.2 5.4 5.2 9.4 5.2s7.4-2 9.4-5.2" stroke="#4FADBF" strokeWidth="2.6" />
      </g>
    </svg>,
  );
  return sharp(Buffer.from(markup)).png().toBuffer();
}
