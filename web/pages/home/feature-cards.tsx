import { Icon, type IconName } from "../../components/icon.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./home-page.module.css";

const FEATURES: { icon: IconName; title: string; text: string }[] = [
  {
    icon: "clock",
    title: "See who is open",
    text: "Open or closed at this minute, where the business is, and when that changes.",
  },
  {
    icon: "check",
    title: "Compare fairly",
    text: "Ratings come with the number of reviews behind them, so one five-star review wins nothing.",
  },
  {
    icon: "phone",
    title: "Call with one tap",
    text: "Phone numbers, addresses and directions, straight from the list.",
  },
];

/** What the directory does for a visitor. */
export function FeatureCards() {
  return (
    <section className={layout.section} aria-label="What you find here">
      <ul className={styles.features}>
        {FEATURES.map(({ icon, title, text }) => (
          <li key={title} className={styles.feature}>
            <Icon name={icon} size={24} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
