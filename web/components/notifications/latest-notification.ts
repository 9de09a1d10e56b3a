import type { Notification } from "./notification.ts";

/** How long a dismissed notification stays before removal (product.md §4). Milliseconds. */
const KEPT = 1_000_000;

export interface KeptNotification extends Notification {
  /** Unique, from 1. */
  id: number;
  /** False after it was dismissed. */
  isOpen: boolean;
}

/** A store of one notification at a time: a new one replaces the last. */
export function createLatestNotification() {
  let latest: KeptNotification | undefined;
  let removal: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: KeptNotification | undefined) => {
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
      removal = setTimeout(() => change(undefined), KEPT);
    },
  };
}

export type LatestNotification = ReturnType<typeof createLatestNotification>;
