import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { CheckAuthAnswer, LoginAnswer, LoginRequest } from "#contract/admin-api";
import { apiErrorOf, statusOfError } from "../../api/api-error.ts";
import { failureNotice, failureText } from "../api/failure-text.ts";

/** Sends a request like `adminFetch`, but returns a 401 like any other response. Errors: ApiError, or TypeError if no response arrived. */
async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`/api/admin/${path}`, { ...init, credentials: "include" });
  if (!response.ok) throw await apiErrorOf(response);
  return response;
}

/** Fetches the logged-in user. The query is static: invalidating everything does not check the session again. */
export const sessionQuery = queryOptions({
  queryKey: ["admin/check-auth"],
  queryFn: async (): Promise<CheckAuthAnswer> => (await request("check-auth")).json(),
  staleTime: "static",
  gcTime: 0,
});

const INVALID = "Invalid credentials. Please try again.";

export const sessionMutations = {
  login: mutationOptions({
    mutationFn: async (credentials: LoginRequest): Promise<LoginAnswer> => {
      const headers = { "content-type": "application/json" };
      return (await request("login", { method: "POST", body: JSON.stringify(credentials), headers })).json();
    },
    meta: {
      success: () => ({ title: "Login successful", description: "Welcome to the admin panel" }),
      failure: (error) => ({
        title: "Login failed",
        description: statusOfError(error) === 401 ? INVALID : failureText(error, INVALID),
        variant: "destructive",
      }),
      invalidates: [],
    },
  }),
  logout: mutationOptions({
    mutationFn: () => request("logout", { method: "POST" }),
    meta: { failure: failureNotice("You could not be logged out"), invalidates: [] },
  }),
};
