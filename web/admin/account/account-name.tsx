import { useQueryClient } from "@tanstack/react-query";
import { sessionQuery } from "../session/session-api.ts";

/** Names the account to password managers, in a form that asks for a password alone. */
export function AccountName() {
  const username = useQueryClient().getQueryData(sessionQuery.queryKey)?.username ?? "";
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />;
}
