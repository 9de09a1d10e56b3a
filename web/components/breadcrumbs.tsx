import type { Trail } from "../navigation/public-page.ts";
import styles from "./breadcrumbs.module.css";

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
