import styles from "./section-skeleton.module.css";

/** In place of a section's content while it loads. */
export function SectionSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span />
      <span />
      <span />
    </div>
  );
}
