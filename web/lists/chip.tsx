import { Icon } from "../components/icon.tsx";
import styles from "./chip.module.css";

/** Shows an applied filter as a link that removes it. */
export function Chip({ label, removeHref }: { label: string; removeHref: string }) {
  return (
    <a className={styles.chip} href={removeHref} aria-label={`Remove filter: ${label}`}>
      <span>{label}</span> <Icon name="close" size={14} />
    </a>
  );
}
