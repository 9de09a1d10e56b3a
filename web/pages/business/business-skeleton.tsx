import layout from "../../styles/layout.module.css";
import frame from "./business-frame.module.css";
import styles from "./business-skeleton.module.css";

export function BusinessSkeleton() {
  return (
    <div aria-busy="true">
      <p className={layout.visuallyHidden}>Loading</p>
      <div aria-hidden="true">
        <div className={frame.hero} />
        <div className={`${frame.header} ${styles.lines}`}>
          <div>
            <i />
            <i />
            <i />
          </div>
          <div className={styles.tiles}>
            {Array.from({ length: 4 }, (_, tile) => (
              <i key={tile} />
            ))}
          </div>
        </div>
        <div className={styles.map} />
        <div className={`${layout.page} ${frame.page}`}>
          <div className={frame.columns}>
            <div className={frame.side}>
              <Lines count={8} />
              <Lines count={5} />
            </div>
            <div className={frame.main}>
              <Lines count={12} />
              <Lines count={3} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: count }, (_, line) => (
        <i key={line} />
      ))}
    </div>
  );
}
