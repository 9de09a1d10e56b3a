import type { Statistics } from "#contract/business";
import { statisticsList } from "../../components/footer/statistics-list.tsx";
import styles from "./statistics-strip.module.css";

export function StatisticsStrip({ statistics }: { statistics: Statistics }) {
  return statisticsList(statistics, "Verified Reviews", styles.strip);
}
