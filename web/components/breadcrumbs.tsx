import styles from "./breadcrumbs.module.css";

export interface Step {
  label: string;
  href: string;
}

/** The way from the home page down to the present one, which is named last and not a link. */
export function Breadcrumbs({ steps, current }: { steps: readonly Step[]; current: string }) {
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
