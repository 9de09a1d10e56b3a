import type { Notification } from "./notification.ts";

/** How long a dismissed notification is kept before it is removed, in milliseconds (product.md §4). */
const KEPT = 1_000_000;

export interface KeptNotification extends Notification {
  /** Of this one alone, from 1. */
  id: number;
  /** False once it was dismissed. */
  isOpen: boolean;
}

/** The one notification that there is at a time: a new one takes the place of the last, seen or not. */
export function createLatestNotification() {
  let latest: KeptNotification | undefined;
  let removal: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: KeptNotification | undefined) => {
    clearTimeout(removal);
    latest = next;
    for (const tell of listeners) tell();
  };
  return {
    current: () => latest,
    /** `tell` is called after every change; returns what ends that. */
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
    show(notification: Notification): void {
      count += 1;
      change({ ...notification, id: count, isOpen: true });
    },
    /** One that has been replaced is left alone. */
    dismiss(id: number): void {
      if (latest?.id !== id || !latest.isOpen) return;
      change({ ...latest, isOpen: false });
      removal = setTimeout(() => change(undefined), KEPT);
    },
  };
}

export type LatestNotification = ReturnType<typeof createLatestNotification>;
