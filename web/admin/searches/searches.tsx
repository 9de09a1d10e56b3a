import { useQuery } from "@tanstack/react-query";
import { RoleFence } from "../session/role.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { Section } from "../ui/tab-page.tsx";
import { MissedSearchList } from "./missed-search-list.tsx";
import { missedSearchesQuery } from "./searches-api.ts";

/** Shows searches with few results, which may suggest a synonym. */
export function Searches() {
  const missedSearches = useQuery(missedSearchesQuery);
  return (
    <Section
      title="Searches with few results"
      intro="Made at least three times, with fewer than three results. Nothing is stored about who searched."
    >
      <QueryContent query={missedSearches} errorTitle="The searches could not be loaded">
        {(list) => (
          <RoleFence leastRole="editor">
            <MissedSearchList {...list} />
          </RoleFence>
        )}
      </QueryContent>
    </Section>
  );
}
