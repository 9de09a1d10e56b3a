/** Loads the library for passkeys, a chunk of its own, when the first is used. */
const webAuthn = () => import("@simplewebauthn/browser");

/** Why the browser gave no passkey. Its message is a sentence for people. */
export class PasskeyError extends Error {
  override name = "PasskeyError";
}

export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function";
}

/** Makes a passkey. `options` and the result are the JSON forms of WebAuthn. Errors: PasskeyError. */
export async function makePasskey(options: object): Promise<object> {
  const { startRegistration } = await webAuthn();
  const optionsJSON = options as Parameters<typeof startRegistration>[0]["optionsJSON"];
  return startRegistration({ optionsJSON }).catch((error: Error) => {
    throw new PasskeyError(
      error.name === "InvalidStateError"
        ? "There is a passkey of yours on this device already. Choose another device or security key."
        : "No passkey was made. Please try again, and confirm in the dialog of your browser.",
    );
  });
}

/** Asks for a passkey in a dialog of the browser. Errors: PasskeyError. */
export async function askForPasskey(options: object): Promise<object> {
  const { startAuthentication } = await webAuthn();
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  return startAuthentication({ optionsJSON }).catch(() => {
    throw new PasskeyError("No passkey was chosen. Please try again, or log in with your password.");
  });
}

/** Offers passkeys among the suggestions of the username, where the browser has that. Returns undefined when none was chosen. */
export async function suggestPasskeys(options: object): Promise<object | undefined> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await webAuthn();
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  // Another request for a passkey ends this one.
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => undefined);
}

/** Ends the suggestions, for example when the form is closed. */
export async function stopSuggestions(): Promise<void> {
  const { WebAuthnAbortService } = await webAuthn();
  WebAuthnAbortService.cancelCeremony();
}
