import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

// A device that makes passkeys according to WebAuthn, or gives false answers where a test asks for it, which a browser never would.

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest();
const length16 = (bytes: Buffer) => Buffer.from([bytes.length >> 8, bytes.length & 255]);

export interface Device {
  readonly id: string;
  readonly key: KeyObject;
  readonly publicKey: KeyObject;
  /** How often it has signed, which distinguishes a copy from its original. */
  counter: number;
}

export interface Lies {
  origin?: string;
  rpId?: string;
  /** True when the device did not verify its user. */
  unverified?: boolean;
  /** The number of signatures that the device claims. */
  counter?: number;
  /** The challenge that the browser claims to answer. */
  type?: string;
  crossOrigin?: boolean;
}

export function aDevice(id = randomBytes(16).toString("base64url")): Device {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { id, key: privateKey, publicKey, counter: 0 };
}

const clientData = (type: string, challenge: string, { origin = "https://cuna.test", crossOrigin = false, ...lies }: Lies): Buffer =>
  Buffer.from(JSON.stringify({ type: lies.type ?? type, challenge, origin, crossOrigin }));

function authenticatorData(counter: number, flags: number, { rpId = "cuna.test", unverified }: Lies): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags | USER_PRESENT | (unverified ? 0 : USER_VERIFIED)]), count]);
}

/** Encodes the public key in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey({ publicKey }: Device): Buffer {
  const { x, y } = publicKey.export({ format: "jwk" }) as { x: string; y: string };
  const point = (bytes: string) => [Buffer.from([0x58, 0x20]), Buffer.from(bytes, "base64url")];
  return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]), ...point(x), Buffer.from([0x22]), ...point(y)]);
}

/** Answers a challenge for a new passkey. */
export function made(device: Device, challenge: string, lies: Lies = {}) {
  const id = Buffer.from(device.id, "base64url");
  const data = Buffer.concat([
    authenticatorData(device.counter, HAS_CREDENTIAL, lies),
    Buffer.alloc(16),
    length16(id),
    id,
    coseKey(device),
  ]);
  // {"fmt": "none", "attStmt": {}, "authData": data}
  const attestation = Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from("fmt"),
    Buffer.from([0x64]),
    Buffer.from("none"),
    Buffer.from([0x67]),
    Buffer.from("attStmt"),
    Buffer.from([0xa0, 0x68]),
    Buffer.from("authData"),
    Buffer.from([0x59]),
    length16(data),
    data,
  ]);
  return {
    id: device.id,
    rawId: device.id,
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: clientData("webauthn.create", challenge, lies).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    },
  };
}

/** Answers a challenge to sign in. */
export function shown(device: Device, challenge: string, lies: Lies = {}) {
  device.counter += 1;
  const data = authenticatorData(lies.counter ?? device.counter, 0, lies);
  const client = clientData("webauthn.get", challenge, lies);
  return {
    id: device.id,
    rawId: device.id,
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", Buffer.concat([data, sha256(client)]), device.key).toString("base64url"),
    },
  };
}
