import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll } from "vitest";

/** The host of foreign photos in tests: a loopback address other than that of our own services. */
const HOST = "127.0.0.2";

/** Allows the tests' own host and no other address. */
export const onlyPhotoHost = (address: string): boolean => address === HOST;

/** Starts a host that answers each path as given. Call it at the top of the file. */
export async function photoHost(paths: Readonly<Record<string, RequestListener>>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    const answer = paths[request.url!];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://${HOST}:${port}`, port, asked };
}

/** Makes a JPEG as a telephone does: rotated by a tag, with the place where it was taken. */
export function phonePhoto(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width: height, height: width, channels: 3, background: "#c86" } })
    .withExif({ IFD0: { Make: "Telefono", Orientation: "6" }, IFD3: { GPSLatitude: "18/1 28/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
