import type { Notification } from "./notification.ts";

let shower: Promise<(notification: Notification) => void> | undefined;

/**
 * Shows a notification, in place of the one that is there. What shows them is fetched with the first of them, and asked
 * for again with the next one when it could not be had. For the browser only.
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
