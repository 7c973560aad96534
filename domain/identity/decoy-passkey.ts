import { generateKeyPairSync } from "node:crypto";

// What WebAuthn writes before, between and after the two halves of a point of the curve P-256: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
const BEFORE_X = Buffer.from("a5010203262001215820", "hex");
const BEFORE_Y = Buffer.from("225820", "hex");

const { x, y } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });

/**
 * A passkey of nobody, for whoever shows one that we do not know: looking at their signature takes the time that it takes for one that we
 * know. Its private half was never kept, so that no signature fits.
 */
export const decoyPasskey = (credentialID: string) => ({
  id: "",
  userId: "",
  credentialID,
  publicKey: Buffer.concat([BEFORE_X, Buffer.from(x!, "base64url"), BEFORE_Y, Buffer.from(y!, "base64url")]).toString("base64"),
  counter: 0,
});
