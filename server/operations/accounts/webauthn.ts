import { createHmac } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { PasskeyPlace } from "#domain/accounts/passkey-place";
import { AppError } from "../../errors.ts";
import type { Passkey } from "../../store/port/people/passkeys.ts";
import type { Store } from "../../store/store.ts";
import { CHALLENGE_LIFETIME_MS, createChallenge, readChallenge } from "./passkey-challenge.ts";
import type { MadePasskey } from "./passkeys.ts";

/** Loads the library when the first passkey is used. */
const webAuthn = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256 (COSE), which all authenticators have. Asking Node for others prints a warning. */
const ALGORITHMS = [-8, -7, -257];
const LOGIN = "login";
export const NOT_ACCEPTED = "This passkey was not accepted. Please try again, or log in with your password.";
const TOO_LATE = "This took too long, or was answered already. Please try again.";

export interface CeremonyOptions {
  store: Pick<Store, "passkeys">;
  place: PasskeyPlace;
  /** Key that signs cookies. */
  secret: string;
  now: () => Date;
}

export interface RegistrationOptions extends CeremonyOptions {
  username: string;
  /** Session of the request; no other session can use the answer. */
  sessionKey: string;
  /** Passkeys that the person has. */
  passkeys: readonly Passkey[];
}

/** Returns the options with which a browser makes a passkey. */
export async function registrationOptions(options: RegistrationOptions, siteName: string): Promise<object> {
  const { place, secret, username, passkeys, now } = options;
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: place.relyingPartyId,
    userName: username,
    userDisplayName: username,
    userID: Uint8Array.from(Buffer.from(userHandleOf(options), "base64url")),
    challenge: createChallenge({ secret, purpose: purposeOf(options), at: now() }),
    timeout: CHALLENGE_LIFETIME_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys
      .filter(({ relyingPartyId }) => relyingPartyId === place.relyingPartyId)
      .map(({ id, transports }) => ({ id, transports })),
    // Discoverable, and verified by PIN or biometrics: a passkey counts as both factors.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** Verifies the registration response of a browser. Errors: AppError `invalid`. */
export async function verifyRegistration(
  options: RegistrationOptions,
  response: RegistrationResponseJSON,
): Promise<Omit<MadePasskey, "name">> {
  const { verifyRegistrationResponse } = await webAuthn();
  const challenge = challengeChecker(options, purposeOf(options));
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs: ALGORITHMS,
    ...expectations(options, challenge),
  }).catch((error: unknown) => {
    throw refusalOf(
      error,
      challenge,
      "invalid",
      "The passkey could not be checked, so it was not added. Please try again.",
    );
  });
  if (registrationInfo === undefined) throw new AppError("invalid", "The passkey is not valid, so it was not added.");
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: (response.response.transports ?? [])
      .filter((transport) => /^[a-z-]{1,20}$/.test(transport))
      .slice(0, 10),
    userHandle: userHandleOf(options),
  };
}

/** Returns the options with which a browser asks for any passkey that it has for this site. */
export async function authenticationOptions({ place, secret, now }: CeremonyOptions): Promise<object> {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: place.relyingPartyId,
    challenge: createChallenge({ secret, purpose: LOGIN, at: now() }),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: "required",
  });
}

/** Verifies an answer by the passkey that it names, and stores the use. Errors: AppError `unauthenticated`. */
export async function verifyAuthentication(
  options: CeremonyOptions,
  passkey: Passkey,
  response: AuthenticationResponseJSON,
): Promise<void> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const challenge = challengeChecker(options, LOGIN);
  const { id, publicKey, counter } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expectations(options, challenge),
    credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, "base64url")), counter },
  }).catch((error: unknown) => {
    throw refusalOf(error, challenge, "unauthenticated", NOT_ACCEPTED);
  });
  const { userHandle = passkey.userHandle } = response.response;
  const isAccepted =
    verified &&
    userHandle === passkey.userHandle &&
    (await options.store.passkeys.use(id, authenticationInfo.newCounter, options.now()));
  if (!isAccepted) throw new AppError("unauthenticated", NOT_ACCEPTED);
}

interface ChallengeChecker {
  isRefused: boolean;
  /** Error of the store; the response itself may be right. */
  storeError?: unknown;
  check: (challenge: string) => Promise<boolean>;
}

/** Accepts a challenge once, before the rest of the response is verified: a wrong response uses it up too. */
function challengeChecker({ store, secret, now }: CeremonyOptions, purpose: string): ChallengeChecker {
  const checker: ChallengeChecker = {
    isRefused: false,
    async check(text) {
      const at = now();
      const challenge = readChallenge(text, { secret, purpose, at });
      const use = challenge && store.passkeys.useChallenge(challenge, at);
      const isAccepted = await use?.catch((error: unknown) => {
        checker.storeError = error;
        throw error;
      });
      checker.isRefused = isAccepted !== true;
      return isAccepted === true;
    },
  };
  return checker;
}

function expectations({ place }: CeremonyOptions, { check }: ChallengeChecker) {
  return {
    expectedChallenge: check,
    expectedOrigin: place.origin,
    expectedRPID: place.relyingPartyId,
    requireUserVerification: true,
  };
}

/** Converts an error of the library, which throws for any wrong or malformed response. */
function refusalOf(
  error: unknown,
  { isRefused, storeError }: ChallengeChecker,
  code: "invalid" | "unauthenticated",
  sentence: string,
): unknown {
  return storeError ?? new AppError(code, isRefused ? TOO_LATE : sentence, [], { cause: error });
}

function purposeOf({ sessionKey }: RegistrationOptions): string {
  return `add ${sessionKey}`;
}

/** Returns the user handle (WebAuthn) of a person: an opaque id that all of their passkeys share. */
function userHandleOf({ secret, username, passkeys }: RegistrationOptions): string {
  return passkeys[0]?.userHandle ?? createHmac("sha256", secret).update(`passkey user ${username}`).digest("base64url");
}
