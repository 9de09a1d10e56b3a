import "../lazy/shared-modules.ts";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { CardBusiness, ShownBusiness } from "../api/shown-business.ts";
import { Icon } from "../components/icon.tsx";
import { applyLateStyles } from "./late-styles.ts";
import { savePlace, unsavePlace, useIsSaved, useSavedList } from "./saved.ts";
import { type SavedBusiness, savedBusiness, withoutDistance } from "./saved-business.ts";
import styles from "./saved-buttons.late.module.css";

/** Returns whether a business is saved, and what saves it or removes it again. */
function useSaving(id: number, name: string, business: () => SavedBusiness): [boolean, () => void] {
  const isSaved = useIsSaved(id);
  const navigate = useNavigate();
  const toggle = () => (isSaved ? unsavePlace(id, name) : savePlace(business(), (href) => void navigate(href)));
  return [isSaved, toggle];
}

/** The heart on the picture of a card. */
function Heart({ business }: { business: CardBusiness }) {
  const { id, name } = business;
  const [isSaved, toggle] = useSaving(id, name, () => withoutDistance(business));
  return (
    <button className={styles.heart} type="button" aria-pressed={isSaved} aria-label={`Save ${name}`} onClick={toggle}>
      <Icon name="heart" size={16} />
    </button>
  );
}

interface SaveTileProps {
  business: ShownBusiness;
  className: string | undefined;
  children: ReactNode;
}

/** The tile of a business's own page. */
function SaveTile({ business, className, children }: SaveTileProps) {
  const [isSaved, toggle] = useSaving(business.id, business.name, () => savedBusiness(business, new Date()));
  return (
    <button className={`${className} ${styles.tile}`} type="button" aria-pressed={isSaved} onClick={toggle}>
      {children}
    </button>
  );
}

/** The number of saved places beside the link to them; nothing if there are none. */
function SavedCount() {
  const count = useSavedList()?.places.length ?? 0;
  return count === 0 ? null : <b className={styles.count}>{count > 99 ? "99+" : count}</b>;
}

const BUTTONS = { Heart, SaveTile, SavedCount };
export type SavedButtons = typeof BUTTONS;

/** The buttons, once their styles apply. */
export const styledButtons = Promise.resolve(applyLateStyles()).then(() => BUTTONS);
