import { CardGridSkeleton } from "../../components/card/card-skeleton.tsx";
import layout from "../../styles/layout.module.css";
import frame from "./home-page.module.css";
import styles from "./home-skeleton.module.css";
import kinds from "./kinds-section.module.css";

/** Number of statistics on the full page, followed by the numbers of its other items. */
const NUMBER_TILES = 4;
const KIND_TILES = 12;
const CITY_TILES = 12;
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
        <Blocks className={styles.numbers} count={NUMBER_TILES} />
        <div className={`${layout.page} ${frame.page}`}>
          <Cards />
          <i className={styles.heading} />
          <Blocks className={`${kinds.kinds} ${styles.kinds}`} count={KIND_TILES} />
          <i className={styles.heading} />
          <Blocks className={`${frame.cities} ${styles.cities}`} count={CITY_TILES} />
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

function Blocks({ className, count }: { className: string | undefined; count: number }) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
