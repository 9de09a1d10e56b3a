import layout from "../../styles/layout.module.css";
import { Icon } from "../icon.tsx";
import styles from "./verified-mark.module.css";

/** The mark of a verified business. Hover and focus explain it; its word is there for screen readers. */
export function VerifiedMark() {
  return (
    <button className={styles.mark} type="button">
      <Icon name="verified" size={22} />
      <span className={layout.visuallyHidden}>Verified: </span>
      <span className={styles.bubble}>Confirmed where this entry comes from</span>
    </button>
  );
}
