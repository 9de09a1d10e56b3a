import styles from "./gear-icon.module.css";

/** A decorative gear. It stays out of the icons of the public pages, which every visitor loads. */
export function GearIcon() {
  return (
    <svg className={styles.icon} width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="2.2" />
      <path d="M8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M12.6 3.4l-1.4 1.4M4.8 11.2l-1.4 1.4" />
    </svg>
  );
}
