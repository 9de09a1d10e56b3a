import { HeaderSearch } from "../../components/search/header-search.tsx";
import { SearchForm } from "../../components/search/search-form.tsx";

/** The search form of a list by name, with the words of the list. */
export function NamedListSearch({ words, place = "" }: { words: string; place?: string | undefined }) {
  return (
    <HeaderSearch what={words === "" ? "Anything" : words} where={place}>
      <SearchForm key={`${words} ${place}`} q={words} location={place} />
    </HeaderSearch>
  );
}
