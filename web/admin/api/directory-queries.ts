import { queryOptions } from "@tanstack/react-query";
import { apiPath } from "../../api/api-path.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/** Reads of the public API. */
export const directoryQueries = {
  statistics: queryOptions({ queryKey: [apiPath.statistics], queryFn: fetchApi.statistics }),
  categories: queryOptions({ queryKey: [apiPath.categories], queryFn: fetchApi.categories }),
  countries: queryOptions({ queryKey: [apiPath.countries], queryFn: fetchApi.countries }),
};
