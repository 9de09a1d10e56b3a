import { CardGridSkeleton } from "../../components/card/card-skeleton.tsx";
import layout from "../../styles/layout.module.css";
import frame from "./home-page.module.css";
import styles from "./home-skeleton.module.css";

const BUSINESS_CARDS = 6;

export function HomeSkeleton() {
  return (
    <div aria-busy="true">
      <p className={layout.visuallyHidden}>Loading</p>
      <div aria-hidden="true">
        <div className={frame.hero}>
          <div className={`${frame.heroText} ${styles.lines}`}>
            <i />
            <i />
            <i />
            <i />
          </div>
          <div className={frame.street} />
        </div>
        <div className={`${layout.page} ${frame.page}`}>
          <Cards />
          <Cards />
        </div>
      </div>
    </div>
  );
}

function Cards() {
  return (
    <div className={frame.cards}>
      <i className={styles.heading} />
      <CardGridSkeleton count={BUSINESS_CARDS} />
    </div>
  );
}
