import sharp from "sharp";

/** Returns a photo of one colour, as a file field takes it. */
export async function samplePhoto(name: string, red: number) {
  const background = { r: red, g: 90, b: 90 };
  const buffer = await sharp({ create: { width: 800, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}
