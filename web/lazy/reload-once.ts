const KEY = "reloaded";

/**
 * Loads the present address anew as a document, but not twice in a row: false when the last attempt was for this address
 * too, or cannot be recorded.
 */
export function reloadOnce(): boolean {
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
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was recorded either.
  }
}
