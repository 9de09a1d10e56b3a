/** A message about what has just happened, in a corner of the window for 5 seconds. */
export interface Notification {
  title: string;
  description?: string;
  /** `destructive`: something failed or is gone. */
  variant?: "default" | "destructive";
  /** A button beside the text; using it also dismisses the notification. */
  action?: { label: string; run: () => void };
}

let shower: Promise<(notification: Notification) => void> | undefined;

/**
 * Shows a notification, in place of the one that is there. What shows them is fetched with the first of them, and asked
 * for again with the next one when it could not be had. For the browser only.
 */
export function notify(notification: Notification): void {
  shower ??= import("./components/toaster.tsx").then(({ openToaster }) => openToaster());
  shower.then(
    (show) => show(notification),
    () => {
      shower = undefined;
    },
  );
}
