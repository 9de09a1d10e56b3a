import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { FeaturedCities } from "#contract/business";
import type { FirstSteps, PanelSettings, SettingsPatch } from "#contract/settings/panel-settings";
import { settingLabel } from "#domain/settings/setting-labels-data";
import { adminJson, adminSend } from "../api/admin-fetch.ts";
import { failureNotice } from "../api/failure-text.ts";

export const settingsQueries = {
  settings: queryOptions({ queryKey: ["admin/settings"], queryFn: () => adminJson<PanelSettings>("settings") }),
  /** Cities of the header for these names, one per line; the largest cities without names. */
  featuredCities: (names: string) =>
    queryOptions({
      queryKey: ["admin/featured-cities", names],
      queryFn: () => {
        const lines = names
          .split("\n")
          .map((line) => line.trim())
          .filter(Boolean);
        return adminJson<FeaturedCities>(
          `settings/featured-cities?${new URLSearchParams({ names: lines.join("\n") })}`,
        );
      },
    }),
  firstSteps: queryOptions({ queryKey: ["admin/first-steps"], queryFn: () => adminJson<FirstSteps>("first-steps") }),
};

export const settingsMutations = {
  save: mutationOptions({
    mutationFn: (patch: SettingsPatch): Promise<PanelSettings> => adminSend("PATCH", "settings", patch),
    meta: {
      success: (_, { values }: SettingsPatch) => ({
        title: "Saved",
        description: `${Object.keys(values).map(settingLabel).join(", ")}: in effect now. You can undo this in Recent Activity.`,
      }),
    },
  }),
  hideFirstSteps: mutationOptions({
    mutationFn: (): Promise<FirstSteps> => adminSend("POST", "first-steps/hide"),
    meta: { failure: failureNotice("The list could not be hidden") },
  }),
};
