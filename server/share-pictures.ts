import { type Context, Hono } from "hono";
import { drawSharePicture, type ShareWords } from "#app/components/illustration/share-picture.server.tsx";
import { refuse } from "./refusals.ts";

/** The maximum of pictures in memory, of about 40 KB each. */
const MAX_KEPT = 200;

/** Runs the work when its turn comes, or returns null when it did not come in time. */
type InTurn = (c: Context, work: () => Promise<Response>) => Promise<Response | null>;

/**
 * Answers `/og/<path>.png` with the picture of the page at that path, drawn from the page's own metadata. A page that search
 * engines should not index has none.
 */
export function sharePictures(page: (path: string) => Promise<Response>, inTurn: InTurn) {
  const kept = new Map<string, Promise<Buffer>>();

  function drawn(words: ShareWords): Promise<Buffer> {
    const key = JSON.stringify(words);
    let picture = kept.get(key);
    if (!picture) {
      picture = drawSharePicture(words);
      picture.catch(() => kept.delete(key));
      kept.set(key, picture);
      if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    }
    return picture;
  }

  return new Hono().get("/og/:path{.+\\.png}", async (c) => {
    const answer = await inTurn(c, () => pictureOf(c));
    return answer ?? c.body(null, 503, { "Retry-After": "5", "Cache-Control": "no-store" });
  });

  async function pictureOf(c: Context): Promise<Response> {
    const path = `/${c.req.param("path")!.replace(/\.png$/, "")}`.replace(/^\/index$/, "/");
    const response = await page(path);
    if (response.status === 503) return refuse(path, 503);
    const html = response.status === 200 ? await response.text() : "";
    const found = readWords(html);
    if (!found) return c.notFound();
    const png = await drawn({ ...found, path });
    return c.body(new Uint8Array(png), 200, { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" });
  }
}

/** Reads a page's metadata from its head. Returns null for a page that search engines should not index. */
function readWords(html: string) {
  const property = (name: string) => plainText(new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");
  const siteName = property("og:site_name");
  const title = property("og:title").replace(` · ${siteName}`, "");
  if (!title || !siteName || /<meta name="robots" content="noindex/.test(html)) return null;
  return { siteName, title, description: property("og:description") };
}

const plainText = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
