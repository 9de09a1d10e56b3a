import * as Dialog from "@radix-ui/react-dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { CheckAuthAnswer } from "#contract/admin-api";
import { SESSION } from "../api/refresh-data.ts";
import dialog from "../parts/dialog.module.css";
import { endedSession } from "./ended-session.ts";
import { LoginForm } from "./login-form.tsx";

/** Asks for name and password over whatever is being worked on, when a request finds that the session has ended. */
export function SignInAgain() {
  const isOpen = useSyncExternalStore(endedSession.subscribe, endedSession.isWaitedFor);
  const before = useQueryClient().getQueryData<CheckAuthAnswer>([SESSION]);
  return (
    <Dialog.Root open={isOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content
          className={dialog.dialog}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => before && focusPassword(event)}
        >
          <Dialog.Title className={dialog.title}>Your session has ended</Dialog.Title>
          <Dialog.Description className={dialog.text}>
            Log in to go on where you were. What you typed is still there.
          </Dialog.Description>
          <LoginForm
            username={before?.username}
            cancelLabel="Not now"
            onCancel={() => endedSession.settle(false)}
            onSignedIn={() => endedSession.settle(true)}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The name is there already. */
function focusPassword(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>("[type=password]")?.focus();
}
