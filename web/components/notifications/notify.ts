import type { Notification } from "./notification.ts";

let shower: Promise<(notification: Notification) => void> | undefined;

/**
 * Shows a notification in place of the last one. Loads the toaster on first use; a failed load is tried again with the
 * next one. Browser only.
 */
export function notify(notification: Notification): void {
  shower ??= import("./toaster.tsx").then(({ openToaster }) => openToaster());
  shower.then(
    (show) => show(notification),
    () => {
      shower = undefined;
    },
  );
}
