import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDebounced } from "../../businesses/editor/fields/use-debounced.ts";
import { settingsQueries } from "../settings-api.ts";

/** Pause in typing after which a preview of cities follows. */
const DELAY_MS = 300;

/** Loads the cities that the header lists for these names, one a line; the former ones stay until the next are there. */
export function useFeaturedCities(names: string) {
  const debouncedNames = useDebounced(names, DELAY_MS);
  const query = useQuery({
    ...settingsQueries.featuredCities(debouncedNames),
    placeholderData: keepPreviousData,
  });
  return { ...query, debouncedNames };
}
