import type { Notification } from "./notification.ts";

/** From dismissal to removal of a notification. Milliseconds. */
const REMOVAL_DELAY_MS = 1_000_000;

export interface LatestToast extends Notification {
  /** Unique, from 1. */
  id: number;
  /** False after it was dismissed. */
  isOpen: boolean;
}

/** A store of one notification at a time: a new one replaces the last. */
export function createLatestNotification() {
  let latest: LatestToast | undefined;
  let removal: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: LatestToast | undefined) => {
    clearTimeout(removal);
    latest = next;
    for (const listener of listeners) listener();
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
      count += 1;
      change({ ...notification, id: count, isOpen: true });
    },
    /** Ignores a notification that was replaced. */
    dismiss(id: number): void {
      if (latest?.id !== id || !latest.isOpen) return;
      change({ ...latest, isOpen: false });
      removal = setTimeout(() => change(undefined), REMOVAL_DELAY_MS);
    },
  };
}

export type LatestNotification = ReturnType<typeof createLatestNotification>;
