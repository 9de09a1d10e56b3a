import { businessUrl } from "#domain/publishing/page-url";
import { Icon } from "../../../components/icon.tsx";
import { notify } from "../../../components/notifications/notify.ts";
import layout from "../../../styles/layout.module.css";

/** Opens the share sheet, or copies the address if the browser has none. */
export function ShareButton({ name, slug }: { name: string; slug: string }) {
  const share = () => {
    const url = window.location.origin + businessUrl(slug);
    // The promise rejects when the visitor cancels.
    if ("share" in navigator) void navigator.share({ title: name, url }).catch(() => {});
    else void copyLink(url);
  };
  return (
    <button className={layout.quietButton} type="button" onClick={share}>
      <Icon name="share" /> Share
    </button>
  );
}

export function PrintButton() {
  return (
    <button className={layout.quietButton} type="button" onClick={() => window.print()}>
      <Icon name="print" /> Print
    </button>
  );
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
