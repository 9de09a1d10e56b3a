import { notify } from "./notifications/notify.ts";

/** Opens the share sheet for a path of this site, or copies its address if the browser has none. */
export function shareLink(title: string, path: string): void {
  const url = window.location.origin + path;
  // The promise rejects when the visitor cancels.
  if ("share" in navigator) void navigator.share({ title, url }).catch(() => {});
  else void copyLink(url);
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify({ title: "Link copied", description: url });
  } catch {
    // Copying is not allowed, or the page has no clipboard without https.
    notify({ title: "Copy this link", description: url });
  }
}
