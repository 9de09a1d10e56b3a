import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { businessUrl } from "#domain/publishing/page-url";
import type { ShownBusiness } from "../../../api/shown-business.ts";
import { Icon, type IconName } from "../../../components/icon.tsx";
import { shareLink } from "../../../components/share-link.ts";
import { loadSavedButtons, useSavedButtons } from "../../../saved/use-saved-buttons.ts";
import styles from "./action-grid.module.css";
import { directionsUrl } from "./directions-url.ts";

interface Action {
  label: string;
  icon: IconName;
  href: string;
  /** Phone number of the call button. */
  number?: string | null;
}

/** Short names and icons of the links to act. */
const TILES: Readonly<Record<string, { label: string; icon: IconName }>> = {
  "Reserve a table": { label: "Reserve", icon: "calendar" },
  Book: { label: "Book", icon: "calendar" },
  "Order online": { label: "Order", icon: "bag" },
  Menu: { label: "Menu", icon: "book" },
  Vouchers: { label: "Vouchers", icon: "tag" },
};

/** Shows actions as tiles: call, reserve, order, menu, directions, website, save and share, each only if it exists. */
export function ActionGrid({ business }: { business: ShownBusiness }) {
  const actions = actionsOf(business);
  const count = actions.length + 2;
  return (
    <ul className={styles.actions} data-columns={columnsFor(count)} data-odd={count === 5 || count === 7 || undefined}>
      {actions.map(({ label, icon, href, number }) => (
        <li key={label}>
          <a
            className={number === undefined ? styles.action : `${styles.action} ${styles.call}`}
            href={href}
            rel={href.startsWith("tel:") ? undefined : "nofollow noopener"}
          >
            <Icon name={icon} size={20} /> {label} {number && <span className={styles.number}>{number}</span>}
          </a>
        </li>
      ))}
      <li className={styles.scripted}>
        <SaveButton business={business} />
      </li>
      <li className={styles.scripted}>
        <button
          className={styles.action}
          type="button"
          onClick={() => shareLink(business.name, businessUrl(business.slug))}
        >
          <Icon name="share" size={20} /> Share
        </button>
      </li>
    </ul>
  );
}

/** A save button whose code loads late, or on press. */
function SaveButton({ business }: { business: ShownBusiness }) {
  const tile = useSavedButtons()?.tile;
  const navigate = useNavigate();
  const isSaved = useSyncExternalStore(
    tile?.subscribe ?? neverChanges,
    () => tile?.isSaved(business.id),
    () => undefined,
  );
  const toggle = async () => (await loadSavedButtons())?.tile.toggle(business, (href) => void navigate(href));
  return (
    <button
      className={`${styles.action} ${tile?.className ?? ""}`}
      type="button"
      aria-pressed={isSaved}
      onClick={() => void toggle().catch(() => {})}
    >
      <Icon name="heart" size={20} /> Save
    </button>
  );
}

const neverChanges = () => () => {};

function actionsOf(business: ShownBusiness): Action[] {
  const { telUri, phone, website, businessStatus } = business;
  const isGone = businessStatus === "CLOSED_PERMANENTLY";
  const directions = isGone ? undefined : directionsUrl(business);
  const actions: Action[] = [];
  if (telUri !== null && !isGone) actions.push({ label: "Call Now", icon: "phone", href: telUri, number: phone });
  for (const { label, href } of business.links) {
    actions.push({ ...(TILES[label] ?? { label, icon: "right" }), href });
  }
  if (directions !== undefined) actions.push({ label: "Directions", icon: "directions", href: directions });
  if (website !== null) actions.push({ label: "Website", icon: "globe", href: website });
  return actions;
}

/** With five or seven tiles the first is twice as wide, so that the last row is full. */
function columnsFor(count: number): number {
  return count <= 4 ? count : count <= 6 || count === 9 ? 3 : 4;
}
