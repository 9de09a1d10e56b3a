import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type {
  CheckAuthAnswer,
  LoginAnswer,
  LoginRequest,
  OneTimeLinkAnswer,
  UsedLinkAnswer,
} from "#contract/accounts/accounts";
import type { PasskeyLoginOptions, PasskeyLoginRequest } from "#contract/accounts/passkeys";
import { type ApiError, apiErrorOf, statusOfError } from "../../api/api-error.ts";
import { failureNotice, failureText } from "../api/failure-text.ts";
import { askForPasskey, PasskeyError } from "./passkeys.ts";

/** Sends a request like `adminFetch`, but returns a 401 like any other response. Errors: ApiError, or TypeError if no response arrived. */
async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`/api/admin/${path}`, { ...init, credentials: "include" });
  if (!response.ok) throw await apiErrorOf(response);
  return response;
}

function postJson(path: string, payload: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return request(path, { method: "POST", body: JSON.stringify(payload), headers });
}

/** Fetches the purpose of a one-time link. Errors: ApiError 410 for one that cannot be used. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ["admin/links", token],
    queryFn: async (): Promise<OneTimeLinkAnswer> => (await postJson("links/check", { token })).json(),
  });

/** Fetches the logged-in user. The query is static: invalidating everything does not check the session again. */
export const sessionQuery = queryOptions({
  queryKey: ["admin/check-auth"],
  queryFn: async (): Promise<CheckAuthAnswer> => (await request("check-auth")).json(),
  staleTime: "static",
  gcTime: 0,
});

/** Tells whether the server asks for the code of a second factor, or has refused one. */
export function isCodeError(error: Error | null): error is ApiError {
  return (error as Partial<ApiError> | null)?.errors?.some(({ field }) => field === "code") === true;
}

/** Shorter than the lifetime of a challenge. */
const OPTIONS_INTERVAL_MS = 4 * 60_000;

const passkeyOptions = async (): Promise<PasskeyLoginOptions> => (await postJson("login/passkey-options", {})).json();

/** Fetches options with a new challenge every four minutes, which the suggestions of the browser answer. */
export const passkeyOptionsQuery = queryOptions({
  queryKey: ["admin/passkey-options"],
  queryFn: passkeyOptions,
  refetchInterval: OPTIONS_INTERVAL_MS,
  staleTime: 0,
  gcTime: 0,
});

interface PasskeyLoginChoice {
  /** A passkey that was chosen among suggestions. */
  response?: object;
  staySignedIn: boolean;
}

async function freshPasskeyOptions(): Promise<object> {
  const { options, refusal } = await passkeyOptions();
  if (options === null) throw new PasskeyError(refusal ?? PASSKEY_REFUSED);
  return options;
}

const PASSKEY_REFUSED = "This passkey was not accepted. Please log in with your password.";
const INVALID = "Invalid credentials. Please try again.";

export const sessionMutations = {
  login: mutationOptions({
    mutationFn: async (credentials: LoginRequest): Promise<LoginAnswer> => {
      return (await postJson("login", credentials)).json();
    },
    meta: {
      success: () => ({ title: "Login successful", description: "Welcome to the admin panel" }),
      failure: (error, credentials) => {
        // The form asks for the first code itself.
        if (isCodeError(error) && !(credentials as LoginRequest).code) return undefined;
        const isInvalid = statusOfError(error) === 401 && !isCodeError(error);
        const description = isInvalid ? INVALID : failureText(error, INVALID);
        return { title: "Login failed", description, variant: "destructive" };
      },
      invalidates: [],
    },
  }),
  /** Without `response` it asks for a passkey first. */
  passkeyLogin: mutationOptions({
    mutationFn: async ({ response, staySignedIn }: PasskeyLoginChoice): Promise<LoginAnswer> => {
      const answer = response ?? (await askForPasskey(await freshPasskeyOptions()));
      const login: PasskeyLoginRequest = { response: answer, staySignedIn };
      return (await postJson("login/passkey", login)).json();
    },
    meta: {
      success: () => ({ title: "Login successful", description: "Welcome to the admin panel" }),
      failure: (error) => ({
        title: "Login failed",
        description: error instanceof PasskeyError ? error.message : failureText(error, PASSKEY_REFUSED),
        variant: "destructive",
      }),
      invalidates: [],
    },
  }),
  redeemLink: mutationOptions({
    mutationFn: async (chosen: { token: string; username: string; password: string }): Promise<UsedLinkAnswer> =>
      (await postJson("links/use", chosen)).json(),
    meta: { invalidates: [] },
  }),
  logout: mutationOptions({
    mutationFn: () => request("logout", { method: "POST" }),
    meta: { failure: failureNotice("You could not be logged out"), invalidates: [] },
  }),
};
