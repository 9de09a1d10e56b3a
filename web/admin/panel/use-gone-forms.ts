import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { jobQueries } from "../api/job-api.ts";
import { forgetGoneCorrections, leftOutDrafts, rejectDrafts } from "../import/import-drafts.ts";
import { ownFieldsQuery } from "../own-fields/own-fields-api.ts";
import { forgetGoneRenames, hasRenameDraft } from "../own-fields/rename-drafts.ts";
import { onUnsavedChange } from "../ui/dialogs/unsaved-drafts.ts";

/**
 * Forgets what was typed in forms whose import or own field is gone, on whatever page of the panel somebody is. The lists are fetched only
 * while such a text exists.
 */
export function useGoneForms(): void {
  const hasRenames = useSyncExternalStore(onUnsavedChange, hasRenameDraft);
  const hasCorrections = useSyncExternalStore(
    onUnsavedChange,
    () => leftOutDrafts.keys().length + rejectDrafts.keys().length > 0,
  );
  const { data: fields } = useQuery({ ...ownFieldsQuery, enabled: hasRenames });
  const { data: imports } = useQuery({ ...jobQueries.imports, enabled: hasCorrections });
  useEffect(() => {
    if (fields !== undefined) forgetGoneRenames(fields);
  }, [fields]);
  useEffect(() => {
    if (imports !== undefined) forgetGoneCorrections(imports);
  }, [imports]);
}
