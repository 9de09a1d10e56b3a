import layout from "../../styles/layout.module.css";
import frame from "./business-frame.module.css";
import styles from "./business-skeleton.module.css";

export function BusinessSkeleton() {
  return (
    <div aria-busy="true">
      <p className={layout.visuallyHidden}>Loading</p>
      <div aria-hidden="true">
        <div className={`${frame.top} ${styles.trail}`}>
          <i />
        </div>
        <div className={frame.hero} />
        <div className={`${layout.page} ${frame.page}`}>
          <div className={`${frame.header} ${styles.lines}`}>
            <div>
              <i />
              <i />
              <i />
              <i />
              <i />
            </div>
          </div>
          <div className={frame.columns}>
            <div className={frame.side}>
              <Box lines={5} />
              <Box lines={8} />
            </div>
            <div className={frame.main}>
              <Box lines={3} />
              <Box lines={12} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

function Box({ lines }: { lines: number }) {
  return (
    <div className={`${frame.box} ${styles.lines}`}>
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} />
      ))}
    </div>
  );
}
