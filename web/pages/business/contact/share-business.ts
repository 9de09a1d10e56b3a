import { businessUrl } from "#domain/publishing/page-url";
import { notify } from "../../../components/notifications/notify.ts";

/** Opens the share sheet, or copies the address if the browser has none. */
export function shareBusiness({ name, slug }: { name: string; slug: string }): void {
  const url = window.location.origin + businessUrl(slug);
  // The promise rejects when the visitor cancels.
  if ("share" in navigator) void navigator.share({ title: name, url }).catch(() => {});
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
