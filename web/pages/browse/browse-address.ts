import type { BusinessSort } from "#contract/queries";
import { askedText } from "../../list-address.ts";
import type { PageLocation } from "../../public-page.ts";

const SORTS: readonly BusinessSort[] = ["recommended", "latest", "rating", "reviews", "name"];

export function titleOf({ search }: PageLocation): string {
  return askedSort(search) === "latest" ? "Recently added" : "Browse all businesses";
}

export function askedSort(search: URLSearchParams): BusinessSort {
  return SORTS.find((sort) => sort === search.get("sort")) ?? "recommended";
}

export function askedParams({ search }: PageLocation) {
  const sort = askedSort(search);
  return {
    search: askedText(search, "search"),
    category: askedText(search, "category"),
    sort: sort === "recommended" ? "" : sort,
  };
}
