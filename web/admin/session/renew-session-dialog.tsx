import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { ModalDialog } from "../ui/dialogs/modal-dialog.tsx";
import { LoginForm } from "./login-form.tsx";
import { sessionQuery } from "./session-api.ts";
import { session } from "./session-renewal.ts";

/** Shows the login over the open page when a request finds that the session has ended. */
export function RenewSessionDialog() {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const username = useQueryClient().getQueryData(sessionQuery.queryKey)?.username;
  return (
    <ModalDialog
      isOpen={state === "renewing"}
      title="Your session has ended"
      text="Log in to continue. Your changes are still here."
    >
      <LoginForm
        username={username}
        cancelLabel="Not now"
        onCancel={() => session.finishRenewal(false)}
        onLogin={() => session.finishRenewal(true)}
      />
    </ModalDialog>
  );
}
