import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { RejectedRows as RejectedRowsData } from "#contract/fields/rejected-rows";
import { counted } from "#domain/text/count-label";
import { statusOfError } from "../../../api/api-error.ts";
import { failureNotice } from "../../api/failure-text.ts";
import { useAction } from "../../api/use-action.ts";
import { whenJobEnds } from "../../jobs/job-end.ts";
import { useStartJob } from "../../jobs/use-start-job.ts";
import { RoleFence, useRoleRefusal } from "../../session/role.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { DownloadLink } from "../../ui/download-link.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { QueryContent } from "../../ui/query-content.tsx";
import { Section } from "../../ui/tab-page.tsx";
import { rejectDrafts } from "../import-drafts.ts";
import { importHref } from "../import-sections.ts";
import styles from "./rejected-rows.module.css";
import { RejectedTableForm } from "./rejected-table.tsx";
import { importFixedRows, leaveOutRejectedRows, rejectedRowsQuery } from "./rejects-api.ts";
import { carriedEdits, changedRows, type RowEdits, type RowsDraft } from "./row-edits.ts";

/** Shows the rejected rows of an import to be corrected and imported. */
export function RejectedRows({ importId }: { importId: number }) {
  const query = useQuery(rejectedRowsQuery(importId));
  const isGone = statusOfError(query.error) === 404;
  useEffect(() => {
    if (isGone) rejectDrafts.delete(importId);
  }, [isGone, importId]);
  const files = query.data?.files.join(", ");
  return (
    <Section
      title={files ? `Rejected rows of ${files}` : "Rejected rows"}
      intro="Correct what is marked. The rows you changed are imported; the others stay here."
    >
      <QueryContent
        query={query}
        errorTitle="The rejected rows could not be loaded"
        loading={<p aria-busy="true">Loading</p>}
      >
        {(data) => <FixForm key={data.version} {...data} />}
      </QueryContent>
      <p className={styles.back}>
        <Link to={importHref("import")}>Back to imports</Link>
      </p>
    </Section>
  );
}

/** Forgets the draft once its corrections are imported. Otherwise, or if it has changed meanwhile, the browser asks before it leaves the draft. */
function settle(importId: number, sent: RowsDraft, isImported: boolean): void {
  const draft = rejectDrafts.get(importId) ?? sent;
  if (!isImported) rejectDrafts.set(importId, draft);
  else if (draft.edits === sent.edits) rejectDrafts.delete(importId);
}

function FixForm({ importId, version, tables }: RejectedRowsData) {
  const [edits, setEdits] = useState(() => carriedEdits(rejectDrafts.get(importId), version, tables));
  const [showsAll, setShowsAll] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const reasonId = useId();
  const client = useQueryClient();
  const importing = useStartJob("import", importFixedRows);
  const leaveOut = useAction({
    mutationFn: leaveOutRejectedRows,
    onSuccess: () => {
      rejectDrafts.delete(importId);
      void navigate(importHref("import"));
    },
    meta: {
      success: () => ({ title: "Rows left out", description: "They were not imported, and are no longer listed." }),
      failure: failureNotice("The rows were not left out"),
    },
  });
  useEffect(() => form.current?.querySelector<HTMLInputElement>("input[aria-invalid=true]")?.focus(), []);
  const keep = (changed: RowEdits) => {
    if (changedRows(tables, changed).length > 0) rejectDrafts.set(importId, { version, tables, edits: changed });
    else rejectDrafts.delete(importId);
  };
  const edit = (key: string, text: string) => {
    const changed = new Map(edits).set(key, text);
    setEdits(changed);
    keep(changed);
  };
  // Rows have gone since the corrections were typed. A draft of these rows may be on its way to the server.
  const isOutdated = (rejectDrafts.get(importId)?.version ?? version) !== version;
  useEffect(() => {
    if (isOutdated) keep(edits);
  });
  const refusal = useRoleRefusal("editor");
  const rows = changedRows(tables, edits);
  const disabledReason =
    refusal !== undefined
      ? refusal
      : importing.isBlocked
        ? "Another job is running. You can import when it is done."
        : rows.length === 0
          ? "Correct a row first."
          : undefined;
  const total = tables.reduce((sum, table) => sum + table.rows.length, 0);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (disabledReason !== undefined) return;
        importing.start(
          { importId, version, rows },
          {
            onSuccess: (job) => {
              const sent = { version, tables, edits };
              rejectDrafts.release(importId);
              whenJobEnds(client, job.id, (ended) => settle(importId, sent, ended?.state === "finished"));
              void navigate(importHref("import"));
            },
          },
        );
      }}
    >
      <RoleFence leastRole="editor">
        {tables.map((table, index) => (
          <RejectedTableForm key={index} table={table} index={index} showsAll={showsAll} edits={edits} onEdit={edit} />
        ))}
      </RoleFence>
      <label className={styles.all}>
        <input type="checkbox" checked={showsAll} onChange={({ target }) => setShowsAll(target.checked)} /> Show all
        columns
      </label>
      {importing.refusal !== undefined && (
        <ErrorNotice title="The rows were not imported">{importing.refusal}</ErrorNotice>
      )}
      <div className={styles.buttons}>
        <Button look="main" type="submit" disabled={disabledReason !== undefined} aria-describedby={reasonId}>
          {importing.isStarting ? "Processing..." : "Import fixed rows"}
        </Button>
        <DownloadLink href={`/api/admin/imports/${importId}/rejects`} look="button">
          Download rejected rows
        </DownloadLink>
        <Button onClick={() => setLeaving(true)} disabled={refusal !== undefined || leaveOut.isPending} title={refusal}>
          Leave them out
        </Button>
      </div>
      <p className={styles.note} id={reasonId} role="status">
        {disabledReason ?? `${counted(rows.length, "row", "rows")} of ${total} will be imported.`}
      </p>
      <ConfirmDialog
        isOpen={isLeaving}
        title={`Leave out ${counted(total, "row", "rows")}?`}
        text="They are removed from this list and can no longer be downloaded. Nothing that was imported changes."
        confirmLabel="Leave them out"
        onConfirm={() => {
          setLeaving(false);
          leaveOut.mutate(importId);
        }}
        onCancel={() => setLeaving(false)}
      />
    </form>
  );
}
