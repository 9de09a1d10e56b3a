import * as Toast from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { Icon } from "../icon.tsx";
import { createLatestNotification, type LatestNotification } from "./latest-notification.ts";
import type { Notification } from "./notification.ts";
import styles from "./toaster.module.css";

/** product.md §4; paused on hover and focus. Milliseconds. */
const SHOWN = 5_000;
/** Longer with an action, to reach it by keyboard. Milliseconds. */
const SHOWN_WITH_ACTION = 10_000;
/** Pixels. */
const SWIPE = 50;

/**
 * Mounts the notification area as a React root of its own, which public pages and panel share. Returns the function
 * that shows a notification.
 */
export function openToaster(): (notification: Notification) => void {
  const latest = createLatestNotification();
  const host = document.body.appendChild(document.createElement("div"));
  createRoot(host).render(<Toaster latest={latest} />);
  return latest.show;
}

function Toaster({ latest }: { latest: LatestNotification }) {
  const shown = useSyncExternalStore(latest.subscribe, latest.current);
  return (
    <Toast.Provider duration={SHOWN} swipeDirection="right" swipeThreshold={SWIPE}>
      {shown && (
        <Toast.Root
          key={shown.id}
          className={styles.toast}
          data-variant={shown.variant ?? "default"}
          // Only failures interrupt a screen reader.
          type={shown.variant === "destructive" ? "foreground" : "background"}
          duration={shown.action ? SHOWN_WITH_ACTION : SHOWN}
          open={shown.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) latest.dismiss(shown.id);
          }}
        >
          <Icon name={shown.variant === "destructive" ? "alert" : "check"} size={20} />
          <div className={styles.text}>
            <Toast.Title className={styles.title}>{shown.title}</Toast.Title>
            {shown.description !== undefined && <Toast.Description>{shown.description}</Toast.Description>}
            {shown.action && (
              <Toast.Action className={styles.action} altText={shown.action.label} onClick={shown.action.run}>
                {shown.action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close className={styles.close} aria-label="Dismiss">
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={styles.area} hotkey={HOTKEY} />
    </Toast.Provider>
  );
}

/** Focuses the notification area. */
const HOTKEY = ["F8"];
