import type { Notification } from "./notification.ts";

let shower: Promise<(notification: Notification) => void> | undefined;

/**
 * Shows a notification in place of the last one. Loads the toaster on first use; after a failed load, the next notification retries.
 * Browser only.
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
