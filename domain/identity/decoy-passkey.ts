import { generateKeyPairSync } from "node:crypto";

// The bytes that WebAuthn writes before, between and after the two halves of a point of the curve P-256: {1: 2, 3: -7, -1: 1, -2: x,
// -3: y}.
const BEFORE_X = Buffer.from("a5010203262001215820", "hex");
const BEFORE_Y = Buffer.from("225820", "hex");

const { x, y } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });

/**
 * A passkey that belongs to nobody. It is checked when somebody presents an unknown passkey, so that this takes as long as checking a
 * known one. Its private half was never stored, so no signature matches.
 */
export const decoyPasskey = (credentialID: string) => ({
  id: "",
  userId: "",
  credentialID,
  publicKey: Buffer.concat([BEFORE_X, Buffer.from(x!, "base64url"), BEFORE_Y, Buffer.from(y!, "base64url")]).toString("base64"),
  counter: 0,
});
