import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/**
 * Scripts and styles of every visit are compressed as much as possible. The fonts and decoders of a viewer would take half of that time,
 * and save only 8 %.
 */
const qualityOf = (file: string, { length }: Buffer) => (/\.(js|css|svg)$/.test(file) && length < 256 * 1024 ? 11 : 9);

/** Compresses the browser's files once, beside the plain ones. server/assets.ts sends them as they are. */
export function packedFiles(): Plugin {
  return {
    name: "packed-files",
    apply: "build",
    // This runs after both builds, since React Router writes the browser's list of routes once it has built the server.
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir: built }) {
        if (!built) return;
        const dir = path.join(built, "../client");
        const files = fs
          .readdirSync(dir, { recursive: true, encoding: "utf8" })
          .filter((file) => /\.(js|mjs|css|json|svg|txt|ttf|wasm|webmanifest)$/.test(file) && !fs.existsSync(path.join(dir, `${file}.gz`)));
        await Promise.all(
          files.map(async (file) => {
            const plain = fs.readFileSync(path.join(dir, file));
            for (const [suffix, packed] of [
              [".br", await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, plain) } })],
              [".gz", await promisify(gzip)(plain, { level: 9 })],
            ] as const)
              if (packed.length < plain.length) fs.writeFileSync(path.join(dir, file + suffix), packed);
          }),
        );
      },
    },
  };
}
