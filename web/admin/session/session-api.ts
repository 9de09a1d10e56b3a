import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type {
  CheckAuthAnswer,
  LoginAnswer,
  LoginRequest,
  OneTimeLinkAnswer,
  UsedLinkAnswer,
} from "#contract/accounts/accounts";
import { type ApiError, apiErrorOf, statusOfError } from "../../api/api-error.ts";
import { failureNotice, failureText } from "../api/failure-text.ts";

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
