import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import type { Synonym } from "#contract/admin-api";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import styles from "../rules/rules.module.css";
import { RoleFence } from "../session/role.tsx";
import { Button } from "../ui/button.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { Section } from "../ui/tab-page.tsx";
import { removeSynonym, SEARCH_KEYS, SYNONYM_PARAM, synonymsQuery } from "./searches-api.ts";
import { SynonymForm } from "./synonym-form.tsx";

/** Lists synonyms and adds one. A search with few results in the address fills the form in. */
export function Synonyms() {
  const synonyms = useQuery(synonymsQuery);
  const [params, setParams] = useSearchParams();
  const search = params.get(SYNONYM_PARAM) ?? undefined;
  const forgetSearch = () =>
    setParams(
      (current) => {
        current.delete(SYNONYM_PARAM);
        return current;
      },
      { replace: true },
    );
  return (
    <Section
      title="Synonyms"
      intro="Synonyms make a search for one word also find another. They take effect immediately."
    >
      <div className={styles.rules}>
        <QueryContent query={synonyms} errorTitle="The synonyms could not be loaded">
          {(list) => (
            <RoleFence leastRole="editor">
              <SynonymList synonyms={list} />
            </RoleFence>
          )}
        </QueryContent>
        <RoleFence leastRole="editor">
          <SynonymForm key={search ?? ""} search={search} onAdded={forgetSearch} />
        </RoleFence>
      </div>
    </Section>
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
