import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** Flags of authenticator data (WebAuthn, 6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Options {
  challenge: string;
}
export interface CreationOptions extends Options {
  rp: { id: string };
  user: { id: string };
}
export interface RequestOptions extends Options {
  rpId: string;
}

/** What an answer says that the authenticator would not say by itself. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  isVerified?: boolean;
  userHandle?: string;
  id?: string;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** Makes a passkey in software and answers with it, as a security key with ES256 and without attestation. */
export function createAuthenticator(origin: string) {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let counter = 0;
  let userHandle = "";

  const clientData = (type: string, challenge: string, atOrigin = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: atOrigin, crossOrigin: false }));

  function authenticatorData(rpId: string, flags: number, count: number, credential: Buffer = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), head, credential]);
  }

  function credentialData(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const coseKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, "base64url"))],
      [-3, Uint8Array.from(Buffer.from(y, "base64url"))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(coseKey)]);
  }

  return {
    id: base64url(id),
    /** Answers `navigator.credentials.create`. */
    create({ challenge, rp, user }: CreationOptions, deviation: Deviation = {}): object {
      userHandle = user.id;
      const flags = USER_PRESENT | HAS_CREDENTIAL | (deviation.isVerified === false ? 0 : USER_VERIFIED);
      const authData = authenticatorData(deviation.rpId ?? rp.id, flags, counter, credentialData());
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", Uint8Array.from(authData)],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", deviation.challenge ?? challenge, deviation.origin)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ["usb"],
        },
      };
    },
    /** Answers `navigator.credentials.get`. */
    get({ challenge, rpId }: RequestOptions, deviation: Deviation = {}): object {
      counter = deviation.counter ?? counter + 1;
      const flags = USER_PRESENT | (deviation.isVerified === false ? 0 : USER_VERIFIED);
      const authData = authenticatorData(deviation.rpId ?? rpId, flags, counter);
      const data = clientData("webauthn.get", deviation.challenge ?? challenge, deviation.origin);
      const signature = sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey);
      const credentialId = deviation.id ?? base64url(id);
      return {
        id: credentialId,
        rawId: credentialId,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: deviation.userHandle ?? userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
