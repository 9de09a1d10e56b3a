import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { DuplicatePairs, MergedBusiness } from "#contract/admin-api";
import { businessUrl } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { businessesHref } from "../businesses/table-params.ts";
import list from "../rules/rules.module.css";
import { useRoleRefusal } from "../session/role.tsx";
import button from "../ui/button.module.css";
import { Button } from "../ui/button.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { Section, TabPage } from "../ui/tab-page.tsx";
import { DuplicatePairCard } from "./duplicate-pair.tsx";
import styles from "./duplicates.module.css";
import { duplicateQueries, MAX_SHOWN_PAIRS, PAIRS_PER_VIEW } from "./duplicates-api.ts";
import { ManualMerge } from "./manual-merge.tsx";
import { useDecisions, useUndoMerge } from "./use-decisions.ts";
import { useMergePreview } from "./use-merge-preview.tsx";

/** Lists likely duplicates, and merged businesses. */
export function Duplicates() {
  const [limit, setLimit] = useState(PAIRS_PER_VIEW);
  const query = useQuery({ ...duplicateQueries.pairs(limit), placeholderData: keepPreviousData });
  return (
    <TabPage
      title="Possible duplicates"
      intro="The one you keep takes over missing details from the other. Old links redirect, and imports won't bring it back."
      actions={
        <Link className={button.button} to={businessesHref({})}>
          All businesses
        </Link>
      }
    >
      <QueryContent
        query={query}
        errorTitle="Duplicates could not be loaded"
        loading={
          <p aria-busy="true" role="status">
            Comparing businesses. This takes up to a minute in a large directory.
          </p>
        }
      >
        {(duplicatePairs) => (
          <Pairs {...duplicatePairs} onMore={() => setLimit(Math.min(MAX_SHOWN_PAIRS, limit + PAIRS_PER_VIEW))} />
        )}
      </QueryContent>
      <Merges />
    </TabPage>
  );
}

function Pairs({ pairs, totalCount, isSearching, onMore }: DuplicatePairs & { onMore: () => void }) {
  const { merge, distinct } = useDecisions();
  const isRefused = useRoleRefusal("editor") !== undefined;
  const status = useRef<HTMLParagraphElement>(null);
  // The pressed button disappears with its pair.
  const onSuccess = () => status.current?.focus({ preventScroll: true });
  const preview = useMergePreview({
    isMerging: merge.isPending,
    merge: ({ survivor, merged: [merged] }) => {
      if (merged !== undefined) merge.mutate({ survivor, merged }, { onSuccess });
    },
  });
  const isBusy = merge.isPending || distinct.isPending || preview.isLoading;
  const canShowMore = pairs.length < Math.min(totalCount, MAX_SHOWN_PAIRS);
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {isSearching
          ? "Comparing businesses. More may follow."
          : totalCount === 0
            ? "No duplicates found."
            : `${counted(totalCount, "possible duplicate", "possible duplicates")}, most likely first`}
      </p>
      {pairs.length > 0 && (
        <ul className={styles.pairs} aria-label="Possible duplicates">
          {pairs.map((pair) => {
            const [one, other] = pair.businesses;
            return (
              <DuplicatePairCard
                key={`${one.id}-${other.id}`}
                {...pair}
                isDisabled={isBusy}
                canDecide={!isRefused}
                onMerge={preview.open}
                onDistinct={() => distinct.mutate({ ids: [one.id, other.id], isDistinct: true }, { onSuccess })}
              />
            );
          })}
        </ul>
      )}
      {canShowMore && (
        <p>
          <Button onClick={onMore}>Show more</Button>
        </p>
      )}
      <ManualMerge isDisabled={isBusy} onPreview={preview.open} />
      {preview.dialog}
    </>
  );
}

function Merges() {
  const query = useQuery(duplicateQueries.merges);
  return (
    <QueryContent query={query} errorTitle="Merged businesses could not be loaded">
      {(merges) => (merges.length === 0 ? null : <MergeList merges={merges} />)}
    </QueryContent>
  );
}

function MergeList({ merges }: { merges: readonly MergedBusiness[] }) {
  const undo = useUndoMerge();
  const refusal = useRoleRefusal("editor");
  return (
    <Section title="Merged" intro="Newest first. Undo brings the merged business back.">
      <ul className={`${list.list} ${styles.merges}`} aria-label="Merged businesses">
        {merges.map(({ merged, survivor }) => (
          <li key={merged.id}>
            <span className={list.rule} dir="auto">
              {merged.name} <span aria-label="is now part of">→</span>{" "}
              <a href={businessUrl(survivor.slug)}>{survivor.name}</a>
            </span>
            <Button
              onClick={() => undo.mutate(merged)}
              disabled={refusal !== undefined || undo.isPending}
              title={refusal}
              aria-label={`Undo the merge of ${merged.name}`}
            >
              Undo merge
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
