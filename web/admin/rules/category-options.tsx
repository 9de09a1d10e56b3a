import { useQuery } from "@tanstack/react-query";
import { directoryQueries } from "../api/panel-queries.ts";

/** The names of the directory's categories, as suggestions of an input. */
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
