import type { Context } from "koa";
import * as z from "zod";
import { readPanelSetting } from "../../../config/panel-settings.ts";
import { AppError } from "../../../errors.ts";
import { changeSettings } from "../../../operations/settings/change-settings.ts";
import { createFirstSteps, hideFirstSteps } from "../../../operations/settings/first-steps.ts";
import { panelSettings } from "../../../operations/settings/panel-settings.ts";
import { selectFeaturedCities } from "../../../queries/featured-cities.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { atLeast } from "../session/roles.ts";
import { readBody } from "./read-body.ts";

const patchSchema = z.strictObject({
  values: z.record(z.string(), z.unknown(), "must be an object of values by key"),
  expected: z.record(z.string(), z.unknown(), "must be an object of values by key").optional(),
});

/** `names` has one name per line; without names, the largest cities are returned. */
const featuredCitiesQuery = z.object({ names: z.string().optional() });

/** Returns the origin of the page that sent a change; browsers name it, programs do not. */
export const panelOrigin = (ctx: Context): string | undefined => ctx.get("Origin") || undefined;

/** GET, PATCH settings · GET settings/featured-cities, for a preview · GET first-steps · POST first-steps/hide. */
export const settingsRoutes: AddRoutes = (router, { store, settings, port, now }) => {
  const firstSteps = createFirstSteps({ store, settings, environment: process.env });

  router.get("/settings", atLeast("administrator"), async (ctx) => {
    ctx.body = await panelSettings({ store, settings, port });
  });

  router.patch("/settings", atLeast("administrator"), async (ctx) => {
    const { values, expected } = await readBody(ctx, patchSchema);
    const options = { store, settings, port, actor: administrator(ctx), now, panelOrigin: panelOrigin(ctx) };
    await changeSettings(options, values, expected);
    ctx.body = await panelSettings({ store, settings, port });
  });

  router.get("/settings/featured-cities", atLeast("administrator"), async (ctx) => {
    const { names } = readQuery(ctx.querystring, featuredCitiesQuery);
    const setting = readPanelSetting("site.featuredCities", names === undefined ? [] : names.split("\n"));
    if ("error" in setting) throw new AppError("invalid", `Featured cities ${setting.error}.`);
    ctx.body = await selectFeaturedCities(store.directory, setting.value as string[]);
  });

  router.get("/first-steps", atLeast("viewer"), async (ctx) => {
    ctx.body = await firstSteps();
  });

  router.post("/first-steps/hide", atLeast("administrator"), async (ctx) => {
    await hideFirstSteps(store);
    ctx.body = await firstSteps();
  });
};
