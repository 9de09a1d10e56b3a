import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Synonym } from "#contract/admin-api";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import styles from "../rules/rules.module.css";
import { Button } from "../ui/button.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { Section } from "../ui/tab-page.tsx";
import { MissedSearchList } from "./missed-search-list.tsx";
import { missedSearchesQuery, removeSynonym, SEARCH_KEYS, synonymsQuery } from "./searches-api.ts";
import { SynonymForm } from "./synonym-form.tsx";

/** Shows synonyms, and searches with few results that may suggest one. */
export function Searches() {
  const synonyms = useQuery(synonymsQuery);
  const missedSearches = useQuery(missedSearchesQuery);
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState<string>();
  const fillIn = (text: string) => {
    setSearch(text);
    const input = (name: string) => form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`);
    const [from, to] = [input("from"), input("to")];
    if (!from || !to) return;
    from.value = text;
    to.value = "";
    to.focus();
  };
  return (
    <>
      <Section
        leastRole="editor"
        title="Synonyms"
        intro="A synonym lets a search for some words also find others, or a category. It works at once and changes no business."
      >
        <div className={styles.rules}>
          <QueryContent query={synonyms} errorTitle="The synonyms could not be loaded">
            {(list) => <SynonymList synonyms={list} />}
          </QueryContent>
          <SynonymForm ref={form} search={search} onAdded={() => setSearch(undefined)} />
        </div>
      </Section>
      <Section
        leastRole="editor"
        title="Searched and not found"
        intro="Searches that found fewer than three businesses, and were made at least three times. Nothing is stored about who searched."
      >
        <QueryContent query={missedSearches} errorTitle="The searches could not be loaded">
          {(list) => <MissedSearchList {...list} onSynonym={fillIn} />}
        </QueryContent>
      </Section>
    </>
  );
}

function SynonymList({ synonyms }: { synonyms: readonly Synonym[] }) {
  const removal = useAction({
    mutationFn: removeSynonym,
    meta: {
      success: () => ({ title: "Synonym removed" }),
      failure: failureNotice("The synonym was not removed"),
      invalidates: SEARCH_KEYS,
    },
  });
  if (synonyms.length === 0) return <p className={styles.none}>There are no synonyms yet.</p>;
  return (
    <ul className={styles.list} aria-label="Synonyms">
      {synonyms.map(({ id, from, to }) => (
        <li key={id}>
          <span className={styles.rule}>
            {from} <span aria-label="also finds">→</span> <b>{to}</b>
          </span>
          <Button
            onClick={() => removal.mutate(id)}
            disabled={removal.isPending}
            aria-label={`Remove the synonym ${from} → ${to}`}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
