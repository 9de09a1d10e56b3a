import { useEffect, useState } from "react";
import type { LazyModule } from "./lazy-module.ts";

/**
 * Loads a module and renders again when it is there. A missing chunk means that the server has a newer version: the document is then
 * reloaded once, or, if offline, as soon as there is a connection. Throws while rendering when that did not help.
 */
export function useLazyModule(lazy: LazyModule<unknown> | undefined): void {
  const [, setLoaded] = useState(lazy);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const unmount = new AbortController();
    const load = async () => {
      try {
        await lazy?.load();
        forgetReload();
        setLoaded(lazy);
      } catch (reason) {
        const reload = () => {
          if (!reloadOnce()) setError(reason);
        };
        if (navigator.onLine) reload();
        else window.addEventListener("online", reload, { signal: unmount.signal });
      }
    };
    void load();
    return () => unmount.abort();
  }, [lazy]);
  if (error) throw error;
}

const KEY = "reloaded";

/**
 * Reloads the document at the current address, but not twice in a row: returns false when the last attempt was for this address too, or
 * cannot be recorded.
 */
function reloadOnce(): boolean {
  const { href } = window.location;
  try {
    if (sessionStorage.getItem(KEY) === href) return false;
    sessionStorage.setItem(KEY, href);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** Allows the next reload. */
function forgetReload(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // If storage is forbidden, nothing was recorded either.
  }
}
