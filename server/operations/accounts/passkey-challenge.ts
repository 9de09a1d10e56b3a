import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { UsedChallenge } from "../../store/port/people/passkeys.ts";

const RANDOM_BYTES = 32;
const TIME_BYTES = 6;
const SIGNED_BYTES = RANDOM_BYTES + TIME_BYTES;
/** The browser's own dialog waits this long for an answer. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

export interface ChallengeOptions {
  /** Key that signs cookies, the same on all servers. */
  secret: string;
  /** Use of the answer; a challenge for another purpose is refused. */
  purpose: string;
  at: Date;
}

/**
 * Makes a challenge: random bytes and the time at which it expires, signed (HMAC). Nothing is stored until it is answered, so visitors of
 * the login page cause no writes.
 */
export function createChallenge({ secret, purpose, at }: ChallengeOptions): Uint8Array<ArrayBuffer> {
  const signedPart = Buffer.alloc(SIGNED_BYTES);
  randomBytes(RANDOM_BYTES).copy(signedPart);
  signedPart.writeUIntBE(at.getTime() + CHALLENGE_LIFETIME_MS, RANDOM_BYTES, TIME_BYTES);
  return Uint8Array.from(Buffer.concat([signedPart, signatureOf(signedPart, secret, purpose)]));
}

/** Reads a challenge in base64url. Returns undefined for one that is not ours, has another purpose or has expired. */
export function readChallenge(text: string, { secret, purpose, at }: ChallengeOptions): UsedChallenge | undefined {
  const bytes = Buffer.from(text, "base64url");
  const signedPart = bytes.subarray(0, SIGNED_BYTES);
  const signature = bytes.subarray(SIGNED_BYTES);
  const ownSignature = signatureOf(signedPart, secret, purpose);
  if (signature.length !== ownSignature.length || !timingSafeEqual(signature, ownSignature)) return undefined;
  const expiresAt = new Date(signedPart.readUIntBE(RANDOM_BYTES, TIME_BYTES));
  // The hash of the bytes, since several texts may be decoded to the same bytes.
  return expiresAt <= at ? undefined : { hash: createHash("sha256").update(bytes).digest("base64url"), expiresAt };
}

function signatureOf(signedPart: Buffer, secret: string, purpose: string): Buffer {
  return createHmac("sha256", secret).update(`passkey ${purpose} `).update(signedPart).digest();
}
