import { Icon, type IconName } from "../../components/icon.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./feature-cards.module.css";

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

export function FeatureCards() {
  return (
    <section className={layout.section} aria-labelledby="features">
      <h2 id="features">Know before you go</h2>
      <ul className={styles.features}>
        {FEATURES.map(({ icon, title, text }) => (
          <li key={title} className={styles.feature}>
            <span className={styles.mark}>
              <Icon name={icon} size={22} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
