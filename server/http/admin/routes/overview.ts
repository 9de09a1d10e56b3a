import { activityQuerySchema } from "#contract/admin-queries";
import type { AttentionItem } from "#contract/attention/attention-item";
import { attentionList } from "../../../operations/attention-list.ts";
import { isImportUndo } from "../../../operations/editing/redo-import.ts";
import { previewUndo, undoChange } from "../../../operations/editing/undo-change.ts";
import { ruleOfEntry, ruleUndoReport } from "../../../operations/editing/undo-rule.ts";
import { requireReachablePanel } from "../../../operations/settings/change-settings.ts";
import { activityList } from "../../../queries/activity-list.ts";
import { createDirectoryOverview } from "../../../queries/directory-overview.ts";
import { isSettingsEntry, reversedChanges } from "../../../store/changes/setting-changes.ts";
import { readId } from "../../routes/read-id.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { atLeast, requireAdministratorRole } from "../session/roles.ts";
import { respondWithJob } from "./respond-with-job.ts";
import { panelOrigin } from "./settings.ts";

const NO_SUCH_ENTRY = "There is no such entry in the activity list.";

/** Remedy in a refused undo, which cannot be confirmed as a change in the settings can. */
const CHANGE_THERE = "Change the web address in the settings instead";

/** GET overview · GET attention · GET activity · GET, POST activity/{id}/undo. The undo of a new rule and of the undo of an import are jobs. */
export const overviewRoutes: AddRoutes = (router, parts) => {
  const { store, jobs, settings, port, now } = parts;
  const overview = createDirectoryOverview(store);

  router.get("/overview", atLeast("viewer"), async (ctx) => {
    ctx.body = await overview();
  });

  router.get("/attention", atLeast("viewer"), async (ctx) => {
    await parts.searchLog.flush();
    ctx.body = (await attentionList({ ...parts, imports: parts.settings.config.imports })) satisfies AttentionItem[];
  });

  router.get("/activity", atLeast("viewer"), async (ctx) => {
    const { limit, signIns } = readQuery(ctx.querystring, activityQuerySchema);
    ctx.body = await activityList(store, limit, signIns);
  });

  router.get("/activity/:id/undo", atLeast("viewer"), async (ctx) => {
    ctx.body = await previewUndo(store, readId(ctx.params.id, NO_SUCH_ENTRY), now());
  });

  router.post("/activity/:id/undo", atLeast("editor"), async (ctx) => {
    const activityId = readId(ctx.params.id, NO_SUCH_ENTRY);
    const actor = administrator(ctx);
    const entry = await store.maintenance.activityEntry(activityId);
    // Settings are the administrator's, so their undo is too.
    const isOfSettings = entry !== undefined && isSettingsEntry(entry);
    if (isOfSettings) requireAdministratorRole(ctx);
    const rule = await ruleOfEntry(store, entry);
    if (rule !== undefined) {
      await respondWithJob(ctx, await jobs.start("remove-rule", { ruleId: rule.id }, { actor }), ruleUndoReport);
    } else if (entry !== undefined && isImportUndo(entry)) {
      // A refusal needs no child process.
      await previewUndo(store, activityId, now());
      await respondWithJob(ctx, await jobs.start("redo-import", { activityId }, { actor }), (report) => report);
    } else {
      const reversed = isOfSettings ? reversedChanges(entry) : [];
      const panel = { store, settings, port, panelOrigin: panelOrigin(ctx) };
      await requireReachablePanel(panel, reversed, () => CHANGE_THERE);
      ctx.body = await undoChange({ store, activityId, actor, now });
      if (reversed.length > 0) await settings.refresh();
    }
  });
};
