import type { BackupStatus } from "#contract/admin-api";
import { activityQuerySchema } from "#contract/admin-queries";
import { backupStatus } from "../../../operations/backups/backup-status.ts";
import { previewUndo, undoChange } from "../../../operations/editing/undo-change.ts";
import { activityList } from "../../../queries/activity-list.ts";
import { createDirectoryOverview } from "../../../queries/directory-overview.ts";
import { readId } from "../../routes/read-id.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";

const NO_SUCH_ENTRY = "There is no such entry in the activity list.";

/** GET overview · GET backups · GET activity · GET, POST activity/{id}/undo. */
export const overviewRoutes: AddRoutes = (router, { store, hasDailyBackup, now }) => {
  const overview = createDirectoryOverview(store);

  router.get("/overview", async (ctx) => {
    ctx.body = await overview();
  });

  router.get("/backups", async (ctx) => {
    ctx.body = (await backupStatus(store, hasDailyBackup, now())) satisfies BackupStatus;
  });

  router.get("/activity", async (ctx) => {
    const { limit, signIns } = readQuery(ctx.querystring, activityQuerySchema);
    ctx.body = await activityList(store, limit, signIns);
  });

  router.get("/activity/:id/undo", async (ctx) => {
    ctx.body = await previewUndo(store, readId(ctx.params.id, NO_SUCH_ENTRY));
  });

  router.post("/activity/:id/undo", async (ctx) => {
    const activityId = readId(ctx.params.id, NO_SUCH_ENTRY);
    ctx.body = await undoChange({ store, activityId, actor: administrator(ctx), now });
  });
};
