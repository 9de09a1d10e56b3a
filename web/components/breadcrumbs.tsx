import styles from "./breadcrumbs.module.css";

/** The pages above a page. */
export interface Trail {
  steps: readonly { label: string; href: string }[];
  /** Label of the page itself, the last step, which has no link. */
  current: string;
}

export function Breadcrumbs({ steps, current }: Trail) {
  return (
    <nav className={styles.trail} aria-label="Breadcrumb">
      <ol className={styles.steps}>
        {steps.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          <bdi>{current}</bdi>
        </li>
      </ol>
    </nav>
  );
}
