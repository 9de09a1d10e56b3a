import "../lazy/shared-modules.ts";
import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import type { CardBusiness, ShownBusiness } from "../api/shown-business.ts";
import { Icon } from "../components/icon.tsx";
import { applyLateStyles } from "./late-styles.ts";
import { isSaved, savedStore, savePlace, unsavePlace, useSavedList } from "./saved.ts";
import { type SavedBusiness, savedBusiness, withoutDistance } from "./saved-business.ts";
import styles from "./saved-buttons.late.module.css";
import type { SavedButtons } from "./use-saved-buttons.ts";

/** Saves a business, or removes it if it is saved. `open` navigates to another page. */
function toggle(id: number, name: string, business: () => SavedBusiness, open: (href: string) => void): void {
  if (isSaved(id)) unsavePlace(id, name);
  else savePlace(business(), open);
}

/** The heart on the picture of a card. */
function Heart({ business }: { business: CardBusiness }) {
  const { id, name } = business;
  const navigate = useNavigate();
  const isPressed = useSyncExternalStore(savedStore.subscribe, () => isSaved(id));
  return (
    <button
      className={styles.heart}
      type="button"
      aria-pressed={isPressed}
      aria-label={`Save ${name}`}
      onClick={() =>
        toggle(
          id,
          name,
          () => withoutDistance(business),
          (href) => void navigate(href),
        )
      }
    >
      <Icon name="heart" size={16} />
    </button>
  );
}

/** Parts of the tile on the page of a business. */
const tile = {
  className: styles.tile,
  subscribe: savedStore.subscribe,
  isSaved,
  toggle: (business: ShownBusiness, open: (href: string) => void) =>
    toggle(business.id, business.name, () => savedBusiness(business, new Date()), open),
};

/** The number of saved places beside the link to them; renders nothing for 0. */
function SavedCount() {
  const count = useSavedList()?.places.length ?? 0;
  return count === 0 ? null : <b className={styles.count}>{count > 99 ? "99+" : count}</b>;
}

const BUTTONS: SavedButtons = { Heart, tile, SavedCount };

/** The buttons, once their styles apply. */
export const styledButtons = Promise.resolve(applyLateStyles()).then(() => BUTTONS);
