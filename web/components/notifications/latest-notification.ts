import type { Notification } from "./notification.ts";

/** Time from dismissal to removal of a notification. */
const REMOVAL_DELAY_MS = 1_000_000;

export interface LatestToast extends Notification {
  /** Unique id, from 1. */
  id: number;
  /** False once the notification was dismissed. */
  isOpen: boolean;
}

/** Maximum number of queued notifications with an action. */
const MAX_WAITING_NOTIFICATIONS = 10;

/**
 * Creates a store of one notification at a time: a new one replaces the last. A notification with an action, such as Undo, is not lost: it
 * is queued and returns when the new one is dismissed.
 */
export function createLatestNotification() {
  let latest: LatestToast | undefined;
  let waitingNotifications: Notification[] = [];
  let removal: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: LatestToast | undefined) => {
    clearTimeout(removal);
    latest = next;
    for (const listener of listeners) listener();
  };
  const show = (notification: Notification) => {
    count += 1;
    change({ ...notification, id: count, isOpen: true });
  };
  return {
    current: () => latest,
    /** Calls the listener after each change; returns the unsubscribe function. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    show(notification: Notification): void {
      if (latest?.isOpen && latest.action) {
        const { id: _, isOpen: __, ...coveredNotification } = latest;
        waitingNotifications = [...waitingNotifications, coveredNotification].slice(-MAX_WAITING_NOTIFICATIONS);
      }
      show(notification);
    },
    /** Dismisses a notification; ignores one that was replaced. */
    dismiss(id: number): void {
      if (latest?.id !== id || !latest.isOpen) return;
      const waitingNotification = waitingNotifications.pop();
      if (waitingNotification !== undefined) {
        show(waitingNotification);
        return;
      }
      change({ ...latest, isOpen: false });
      removal = setTimeout(() => change(undefined), REMOVAL_DELAY_MS);
    },
  };
}

export type LatestNotification = ReturnType<typeof createLatestNotification>;
