import * as Toast from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { Icon } from "../icon.tsx";
import { createLatestNotification, type LatestNotification } from "./latest-notification.ts";
import type { Notification } from "./notification.ts";
import styles from "./toaster.module.css";

/** In milliseconds, unless the pointer or the focus rests on it (product.md §4). */
const SHOWN = 5_000;
/** With something to press, such as Undo: long enough to reach it by keyboard. */
const SHOWN_WITH_ACTION = 10_000;
/** In pixels to the right. */
const SWIPE = 50;

/**
 * Puts the notification area at the end of the document, as an application of its own, so that the public pages and the
 * admin panel share one; returns what shows a notification there.
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
          // whether a screen reader is interrupted for it
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

/** Moves the focus to the notification area. */
const HOTKEY = ["F8"];
