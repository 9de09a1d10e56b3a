import styles from "./section-skeleton.module.css";

export function SectionSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span />
      <span />
      <span />
    </div>
  );
}
