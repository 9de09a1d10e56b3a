import type { CheckAuthAnswer, LoginAnswer } from "#contract/admin-api";
import { apiErrorOf } from "../../api/api-error.ts";

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`/api/admin/${path}`, { ...init, credentials: "include" });
  if (!response.ok) throw await apiErrorOf(response);
  return response;
}

/** Signing in and out; a 401 here is an answer like any other. Errors: ApiError, or TypeError without an answer. */
export const sessionApi = {
  checkAuth: async (): Promise<CheckAuthAnswer> => (await ask("check-auth")).json(),
  login: async (username: string, password: string): Promise<LoginAnswer> => {
    const body = JSON.stringify({ username, password });
    return (await ask("login", { method: "POST", body, headers: { "content-type": "application/json" } })).json();
  },
  logout: async (): Promise<void> => {
    await ask("logout", { method: "POST" });
  },
};
