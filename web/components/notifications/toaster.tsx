import "../../lazy/shared-modules.ts";
import * as Toast from "@radix-ui/react-toast";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { Icon } from "../icon.tsx";
import { createLatestNotification, type LatestNotification } from "./latest-notification.ts";
import type { Notification } from "./notification.ts";
import styles from "./toaster.module.css";

/** Display time of a toast, paused on hover and focus. */
const DURATION_MS = 5_000;
/** Display time of a toast with an action, which must be reachable by keyboard. */
const DURATION_WITH_ACTION_MS = 10_000;
/** Swipe distance in pixels that dismisses a toast. */
const SWIPE_DISTANCE_PX = 50;

/**
 * Mounts the notification area as its own React root, which public pages and panel share. Returns the function that shows a notification.
 */
export function openToaster(): (notification: Notification) => void {
  const latest = createLatestNotification();
  const host = document.body.appendChild(document.createElement("div"));
  host.dataset["toasts"] = "";
  createRoot(host).render(<Toaster latest={latest} />);
  return latest.show;
}

function Toaster({ latest }: { latest: LatestNotification }) {
  const notification = useSyncExternalStore(latest.subscribe, latest.current);
  const area = useRef<HTMLOListElement>(null);
  useEffect(() => publishHeight(area.current), []);
  return (
    <Toast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_DISTANCE_PX}>
      {notification && (
        <Toast.Root
          key={notification.id}
          className={styles.toast}
          data-variant={notification.variant ?? "default"}
          // Only failures interrupt a screen reader.
          type={notification.variant === "destructive" ? "foreground" : "background"}
          duration={notification.action ? DURATION_WITH_ACTION_MS : DURATION_MS}
          open={notification.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) latest.dismiss(notification.id);
          }}
        >
          <Icon name={notification.variant === "destructive" ? "alert" : "check"} size={20} />
          <div className={styles.text}>
            <Toast.Title className={styles.title}>{notification.title}</Toast.Title>
            {notification.description !== undefined && (
              <Toast.Description>{notification.description}</Toast.Description>
            )}
            {notification.action && (
              <Toast.Action
                className={styles.action}
                altText={notification.action.label}
                onClick={notification.action.run}
              >
                {notification.action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close className={styles.close} aria-label="Dismiss">
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport ref={area} className={styles.area} hotkey={HOTKEY} />
    </Toast.Provider>
  );
}

/** Publishes the height of the area as a custom property, by which the panel keeps its buttons clear of it. */
function publishHeight(area: HTMLElement | null): (() => void) | undefined {
  if (area === null) return undefined;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty("--toasts-height", `${area.offsetHeight}px`),
  );
  observer.observe(area);
  return () => observer.disconnect();
}

/** Key that focuses the notification area. */
const HOTKEY = ["F8"];
