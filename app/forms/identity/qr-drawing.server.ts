import { create } from "qrcode";

/** A QR code as one path on a square with this many units. */
export interface QrDrawing {
  size: number;
  path: string;
}

export function drawQr(text: string): QrDrawing {
  const { modules } = create(text);
  const { size } = modules;
  let path = "";
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (modules.get(y, x)) path += `M${x} ${y}h1v1h-1z`;
  return { size, path };
}
