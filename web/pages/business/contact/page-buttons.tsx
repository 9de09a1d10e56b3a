import { businessUrl } from "#domain/publishing/page-url";
import { Icon } from "../../../components/icon.tsx";
import { notify } from "../../../components/notifications/notify.ts";
import layout from "../../../styles/layout.module.css";

/** Hands the page to whatever the visitor shares with; where the browser has no such thing, copies its address. */
export function ShareButton({ name, slug }: { name: string; slug: string }) {
  const share = () => {
    const url = window.location.origin + businessUrl(slug);
    // the rejection is that the visitor thought better of it
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
    // not allowed, or a site without https, where there is no clipboard
    notify({ title: "Copy this link", description: url });
  }
}
