import styles from "./brand.module.css";

/** Shows the mark, an awning, and the site's name. */
export function Brand({ name }: { name: string }) {
  return (
    <span className={styles.brand}>
      <svg width="34" height="30" viewBox="0 0 34 30" aria-hidden="true">
        <path className={styles.house} d="M5 13h24v16H5Z" />
        <path
          className={styles.stripe}
          d="M6 1h22l5 12a4.1 4.1 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4.1 4.1 0 0 1-8 0Z"
        />
        <path className={styles.light} d="M11.5 1h5.5v12a4 4 0 0 1-8 0ZM22.5 1H28l5 12a4.1 4.1 0 0 1-8 0Z" />
        <path className={styles.door} d="M19 19h6v10h-6ZM9 19h6v5H9Z" />
      </svg>
      {name}
    </span>
  );
}
