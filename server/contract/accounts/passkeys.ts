/** Requests and responses of passkeys, below /api/admin. Options and answers of authenticators are the JSON forms of WebAuthn Level 3. */

/** Maximum length of the name that somebody gives a passkey. */
export const MAX_PASSKEY_NAME_CHARS = 60;

/** GET account lists them. PATCH account/passkeys/{id} {name} · DELETE account/passkeys/{id} {currentPassword}. */
export interface AccountPasskey {
  id: string;
  name: string;
  /** Host for which it was made; it works at no other. */
  host: string;
  addedAt: string;
  /** null before the first use. */
  usedAt: string | null;
}

/**
 * POST account/passkeys/options {currentPassword}: PublicKeyCredentialCreationOptionsJSON. 409 if passkeys are impossible here, with the
 * reason.
 */
export interface NewPasskeyOptions {
  options: object;
}

/** POST account/passkeys: `response` is a RegistrationResponseJSON. */
export interface NewPasskey {
  name: string;
  response: object;
}

/** POST login/passkey-options {}. */
export interface PasskeyLoginOptions {
  /** PublicKeyCredentialRequestOptionsJSON; null when nobody has a passkey, or passkeys do not work at the address in use. */
  options: object | null;
  /** Says why passkeys do not work here, though somebody has one; null otherwise. */
  refusal: string | null;
}

/** POST login/passkey: `response` is an AuthenticationResponseJSON. The answer is that of POST login. */
export interface PasskeyLoginRequest {
  response: object;
  staySignedIn?: boolean;
}
