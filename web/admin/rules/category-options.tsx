import { useQuery } from "@tanstack/react-query";
import { directoryQueries } from "../api/panel-queries.ts";

/** Suggests the names of the directory's categories to an input. */
export function CategoryOptions({ id }: { id: string }) {
  const { data: categories } = useQuery(directoryQueries.categories);
  return (
    <datalist id={id}>
      {categories?.map(({ category }) => (
        <option key={category} value={category}>
          {category}
        </option>
      ))}
    </datalist>
  );
}
