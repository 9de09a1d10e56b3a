import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { directoryQueries } from "../api/panel-queries.ts";
import styles from "./dashboard-tab.module.css";

/** Says that the header shows other cities than those of the setting, because the directory has none of them. */
export function FeaturedCitiesNotice() {
  const { data } = useQuery(directoryQueries.featuredCities);
  if (data?.isFallback !== true) return null;
  const names = data.cities.map(({ name }) => name).join(", ");
  return (
    <p className={styles.notice}>
      The directory has none of the featured cities, so the header and footer show the largest: {names}. Choose others
      in <Link to="?tab=settings&group=cities">Settings</Link>.
    </p>
  );
}
