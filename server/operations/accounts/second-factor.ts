import { createHash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { type AccountEntryOptions, accountEntry } from "./account-entry.ts";

/** Authenticator apps know no other values than these, the defaults of RFC 6238. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Steps before and after the present one whose code is accepted: clocks differ. */
const WINDOW_STEPS = 1;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;
const SECRET = /^[A-Z2-7]{32}$/;

export interface FactorOptions extends AccountEntryOptions {
  store: Pick<Store, "people">;
}

/** Makes a secret, which is stored once a code proves that an authenticator app has it. */
export function newSecret(siteName: string, username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  return { secret: secret.base32, uri: totp(secret, siteName, username).toString() };
}

/** Turns the second factor on. Returns recovery codes; only their hashes are stored. Errors: AppError `invalid` for a wrong code. */
export async function turnOnSecondFactor(options: FactorOptions, secret: string, code: string): Promise<string[]> {
  const { store, username, now } = options;
  const step = SECRET.test(secret) ? stepOfCode(secret, code, now()) : undefined;
  if (step === undefined) {
    const message =
      "This code does not match. Enter the one that the app shows now, and check that the clock is right.";
    throw new AppError("invalid", message, [{ field: "code", message: "does not match" }]);
  }
  const codes = newRecoveryCodes();
  const factor = { secret, recoveryCodes: codes.map(hashOf) };
  await store.people.setSecondFactor(username, factor, accountEntry(options, "turn-on-second-factor"), step);
  return codes;
}

export async function turnOffSecondFactor(options: FactorOptions): Promise<void> {
  const { store, username } = options;
  const factor = { secret: null, recoveryCodes: [] };
  await store.people.setSecondFactor(username, factor, accountEntry(options, "turn-off-second-factor"));
}

/** Replaces all recovery codes. Errors: AppError `conflict` while the second factor is off. */
export async function renewRecoveryCodes(options: FactorOptions): Promise<string[]> {
  const { store, username } = options;
  const { secret } = await store.people.secondFactor(username);
  if (secret === null) throw new AppError("conflict", "Turn on two-factor codes first.");
  const codes = newRecoveryCodes();
  const factor = { secret, recoveryCodes: codes.map(hashOf) };
  await store.people.setSecondFactor(username, factor, accountEntry(options, "renew-recovery-codes"));
  return codes;
}

/** Uses a code of the app or a recovery code, each of them once. `secret` is that of the person. */
export async function useSecondFactor(
  { people }: Pick<Store, "people">,
  { username, secret, code }: { username: string; secret: string; code: string },
  at: Date,
): Promise<boolean> {
  const step = stepOfCode(secret, code, at);
  if (step !== undefined) return people.useTimeStep(username, step);
  return people.useRecoveryCode(username, hashOf(code));
}

/** Returns the time step of a valid code. */
function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = at.getTime();
  const delta = totp(Secret.fromBase32(secret)).validate({ token, timestamp, window: WINDOW_STEPS });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

function totp(secret: Secret, issuer = "", label = ""): TOTP {
  return new TOTP({ issuer, label, algorithm: "SHA1", digits: DIGITS, period: PERIOD_SECONDS, secret });
}

/** Makes codes of 80 bits, as four groups of four letters and digits. */
function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const text = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase();
    return (text.match(/.{4}/g) ?? []).join("-");
  });
}

/** Hashes a recovery code as it is typed: in any case, with or without hyphens. Its 80 bits need no slow hash. */
function hashOf(code: string): string {
  return createHash("sha256")
    .update(code.toLowerCase().replace(/[^a-z2-7]/g, ""))
    .digest("base64url");
}
