import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router-dom";
import type { LeftOutValue, LeftOutValues as LeftOutValuesData } from "#contract/fields/left-out-values";
import { counted, exactCount } from "#domain/text/count-label";
import { upperFirst } from "#domain/text/join-list";
import { wholeNumberOf } from "#domain/text/numbers/read-number";
import { statusOfError } from "../../../api/api-error.ts";
import { failureNotice } from "../../api/failure-text.ts";
import { useUndoActivity } from "../../api/undo-activity.ts";
import { useAction } from "../../api/use-action.ts";
import { RoleFence, useRoleRefusal } from "../../session/role.tsx";
import button from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { QueryContent } from "../../ui/query-content.tsx";
import { Section } from "../../ui/tab-page.tsx";
import { leftOutDrafts } from "../import-drafts.ts";
import { importHref, leftOutHref } from "../import-sections.ts";
import styles from "../rejects/rejected-rows.module.css";
import { type Corrections, keyOf, remainingCorrections, type SentCorrections, sendCorrections } from "./corrections.ts";
import { correctValues, leftOutQuery, VALUES_PER_PAGE } from "./left-out-api.ts";

const pagesOf = (totalCount: number) => Math.max(1, Math.ceil(totalCount / VALUES_PER_PAGE));

/** Shows the values that an import left out of its businesses, to be corrected and imported. */
export function LeftOutValues({ importId }: { importId: number }) {
  const [params] = useSearchParams();
  const page = Math.max(1, wholeNumberOf(params.get("page") ?? "") ?? 1);
  const query = useQuery(leftOutQuery(importId, page));
  const isGone = statusOfError(query.error) === 404;
  useEffect(() => {
    if (isGone) leftOutDrafts.delete(importId);
  }, [isGone, importId]);
  const files = query.data?.files.join(", ");
  return (
    <Section
      title={files ? `Values skipped in ${files}` : "Values skipped"}
      intro="These values of the file could not be read. Correct them here; the ones you changed are imported, the others stay in this list."
    >
      {isGone ? (
        <p>Nothing is left to correct. All values were imported, or the list is too old to be stored.</p>
      ) : (
        <QueryContent
          query={query}
          errorTitle="The values could not be loaded"
          loading={<p aria-busy="true">Loading</p>}
        >
          {(data) =>
            page > pagesOf(data.totalCount) && !query.isPlaceholderData ? (
              <Navigate to={leftOutHref(importId, pagesOf(data.totalCount))} replace />
            ) : (
              <ValuesForm {...data} page={page} />
            )
          }
        </QueryContent>
      )}
      <p className={styles.back}>
        <Link to={importHref("import")}>Back to imports</Link>
      </p>
    </Section>
  );
}

function ValuesForm({ importId, totalCount, cutAfter, values, page }: LeftOutValuesData & { page: number }) {
  const [corrections, setCorrections] = useState<Corrections>(() => leftOutDrafts.get(importId) ?? new Map());
  const reasonId = useId();
  const keep = (changed: Corrections) => {
    setCorrections(changed);
    if (changed.size > 0) leftOutDrafts.set(importId, changed);
    else leftOutDrafts.delete(importId);
  };
  const undo = useUndoActivity();
  const correct = useAction({
    mutationFn: (sent: Corrections) => sendCorrections(sent, (values) => correctValues(importId, values)),
    onSuccess: (outcome, sent) => keep(remainingCorrections(leftOutDrafts.get(importId) ?? sent, outcome)),
    meta: {
      success: (outcome: SentCorrections) => outcomeNotice(outcome, undo.mutate),
      failure: failureNotice("The corrections were not imported"),
    },
  });
  const refusal = useRoleRefusal("editor");
  const disabledReason = refusal ?? (corrections.size === 0 ? "Correct a value first." : undefined);
  const edit = (original: LeftOutValue, value: string) => {
    const { row, column } = original;
    const changed = new Map(corrections);
    if (value === original.value) changed.delete(keyOf(original));
    else changed.set(keyOf(original), { row, column, value });
    keep(changed);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (disabledReason === undefined) correct.mutate(corrections);
      }}
    >
      <RoleFence leastRole="editor">
        <div className={styles.frame} tabIndex={-1}>
          <table className={styles.table} aria-label="Values skipped">
            <thead>
              <tr>
                {["Row", "Business", "Column", "Value", "What’s wrong"].map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {values.map((value) => (
                <ValueRow
                  key={keyOf(value)}
                  value={value}
                  correction={corrections.get(keyOf(value))}
                  onEdit={(text) => edit(value, text)}
                />
              ))}
            </tbody>
          </table>
        </div>
      </RoleFence>
      {cutAfter !== null && (
        <p className={styles.note}>
          Only the first {counted(cutAfter, "row", "rows")} with skipped values can be corrected here.
        </p>
      )}
      <Pages importId={importId} page={page} totalCount={totalCount} />
      <div className={styles.buttons}>
        <Button
          look="main"
          type="submit"
          disabled={disabledReason !== undefined || correct.isPending}
          aria-describedby={reasonId}
        >
          {correct.isPending ? "Processing..." : "Import corrections"}
        </Button>
      </div>
      <p className={styles.note} id={reasonId} role="status">
        {disabledReason ??
          `${counted(corrections.size, "value", "values")} of ${exactCount(totalCount)} will be imported.`}
      </p>
    </form>
  );
}

interface ValueRowProps {
  value: LeftOutValue;
  correction: { value: string; refusal?: string } | undefined;
  onEdit: (text: string) => void;
}

function ValueRow({ value: { foundIn, business, column, value, reason }, correction, onEdit }: ValueRowProps) {
  const isWrong = correction === undefined || correction.refusal !== undefined;
  return (
    <tr>
      <th scope="row" className={styles.place}>
        {foundIn}
      </th>
      <td dir="auto">{business}</td>
      <td dir="auto">{column}</td>
      <td>
        <input
          className={styles.cell}
          value={correction?.value ?? value}
          dir="auto"
          aria-label={`${column} of ${business}, ${foundIn}`}
          aria-invalid={isWrong}
          data-changed={correction !== undefined}
          onChange={({ target }) => onEdit(target.value)}
        />
      </td>
      <td className={styles.reason}>{upperFirst(correction?.refusal ?? reason)}</td>
    </tr>
  );
}

function Pages({ importId, page, totalCount }: { importId: number; page: number; totalCount: number }) {
  const pages = pagesOf(totalCount);
  if (pages === 1 && page === 1) return null;
  return (
    <nav className={styles.buttons} aria-label="Pages">
      {page > 1 && (
        <Link className={button.button} to={leftOutHref(importId, page - 1)}>
          Previous
        </Link>
      )}
      {page < pages && (
        <Link className={button.button} to={leftOutHref(importId, page + 1)}>
          Next
        </Link>
      )}
      <p className={styles.note}>
        Page {exactCount(page)} of {exactCount(pages)}
      </p>
    </nav>
  );
}

function outcomeNotice({ answers, error }: SentCorrections, undo: (activityId: number) => void) {
  const corrected = answers.reduce((sum, answer) => sum + answer.corrected, 0);
  const refused = answers.reduce((sum, answer) => sum + answer.refused.length, 0);
  const [activityId, ...others] = answers.flatMap((answer) => answer.activityId ?? []);
  const hasFailed = corrected === 0 || error !== undefined;
  const sentences = [
    refused > 0 && `${counted(refused, "value", "values")} could not be imported. The list says why.`,
    error !== undefined && `The others were not. ${failureNotice("")(error).description}`,
  ].filter((sentence) => sentence !== false);
  return {
    title: corrected === 0 ? "No value was imported" : `${counted(corrected, "value", "values")} imported`,
    ...(hasFailed && { variant: "destructive" as const }),
    ...(sentences.length > 0 && { description: sentences.join(" ") }),
    ...(activityId !== undefined && others.length === 0 && { action: { label: "Undo", run: () => undo(activityId) } }),
  };
}
