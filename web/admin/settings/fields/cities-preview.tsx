import { counted } from "#domain/text/count-label";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { LARGEST } from "../setting-drafts.ts";
import styles from "./cities-preview.module.css";
import { useFeaturedCities } from "./use-featured-cities.ts";

/** Lists the cities of the header as they will be with these names, one a line. */
export function CitiesPreview({ names }: { names: string }) {
  const { data, error, refetch, debouncedNames } = useFeaturedCities(names);
  if (error) return <LoadFailure title="The preview could not be loaded" query={{ error, refetch }} />;
  if (data === undefined) return <div className={styles.preview} aria-busy="true" />;
  const { cities } = data;
  return (
    <section className={styles.preview} aria-label="Cities of the header after saving" aria-live="polite">
      <h3 className={styles.title}>The header will list</h3>
      {data.isFallback && (
        <p className={styles.note}>The directory has none of these cities, so the five largest are shown instead.</p>
      )}
      {cities.length === 0 ? (
        <p className={styles.note}>
          {debouncedNames.trim() === LARGEST ? "The directory has no cities yet." : "Enter a city."}
        </p>
      ) : (
        <ol className={styles.cities}>
          {cities.map(({ name, state, businessCount }, index) => (
            <li key={`${index} ${name}`}>
              <strong>{name}</strong> <span className={styles.state}>{businessCount === 0 ? "none yet" : state}</span>
              <span className={styles.count}>
                {businessCount > 0 && counted(businessCount, "business", "businesses")}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
