import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { sharePictures } from "./share-pictures.ts";

const page =
  (head: string, status = 200) =>
  async () =>
    new Response(`<html><head>${head}</head></html>`, { status });
const words = (title: string) =>
  `<meta property="og:site_name" content="Cuna"><meta property="og:title" content="${title} · Cuna"><meta property="og:description" content="Precios &amp; fechas">`;

const atOnce = (_c: unknown, work: () => Promise<Response>) => work();

describe("the share picture of a page", () => {
  test("is drawn from the page's own words, at the size that social networks expect", async () => {
    const draw = async (title: string) => {
      const response = await sharePictures(page(words(title)), atOnce).request("/og/centros/luna.png");
      expect(response.headers.get("content-type")).toBe("image/png");
      return Buffer.from(await response.arrayBuffer());
    };
    const [one, other] = [await draw("Congelación de óvulos en Santiago"), await draw("Otra cosa")];
    expect(await sharp(one).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(one.equals(other)).toBe(false);
  });

  test.each([
    ["does not exist", page("", 404)],
    ["is not to be found", page(`${words("x")}<meta name="robots" content="noindex, follow">`)],
  ])("there is none of a page that %s", async (_what, gives) => {
    expect((await sharePictures(gives, atOnce).request("/og/x.png")).status).toBe(404);
  });

  test("is answered with 503 when its turn does not come in time", async () => {
    const response = await sharePictures(page(words("x")), async () => null).request("/og/x.png");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  });
});
