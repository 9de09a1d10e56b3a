import { useState, useSyncExternalStore } from "react";
import type { SettingState, SettingsPatch } from "#contract/settings/panel-settings";
import { settingLabel } from "#domain/settings/setting-labels-data";
import { ApiError } from "../../api/api-error.ts";
import { notify } from "../../components/notifications/notify.ts";
import { failureText } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { createDrafts, onUnsavedChange } from "../ui/dialogs/unsaved-drafts.ts";
import { chooseSeoLanguage } from "./seo-language-choice.ts";
import { type Draft, type Drafts, initialDraft, patchOf, unsavedDrafts } from "./setting-drafts.ts";
import { settingsMutations } from "./settings-api.ts";

const PAGE = "all";
const cache = createDrafts<typeof PAGE, Drafts>("settings");
const NONE: Drafts = {};
const cachedDrafts = (): Drafts => cache.get(PAGE) ?? NONE;

function keep(drafts: Drafts): void {
  if (Object.keys(drafts).length > 0) cache.set(PAGE, drafts);
  else cache.delete(PAGE);
}

/** Brings discarded drafts back, below what was typed since; says where they are if their page is not open. */
function restore(discarded: Drafts): void {
  keep({ ...discarded, ...cachedDrafts() });
  if (new URLSearchParams(window.location.search).get("tab") === "settings") return;
  notify({ title: "Changes are back in Settings", description: "They are not saved yet." });
}

export interface SettingsForm {
  drafts: Drafts;
  draftOf: (state: SettingState) => Draft;
  change: (state: SettingState, draft: Draft) => void;
  /** Reasons of the last refusal by key. */
  errors: Readonly<Record<string, string>>;
  /** Sentence about a failure that is no field's. */
  failure: string | undefined;
  isSaving: boolean;
  save: () => void;
  /** Takes the saved value of one setting back. */
  takeBack: (key: string) => void;
  discard: () => void;
}

/** The state of the page: what was changed, what was refused. `onRefusal` gets the key of the first wrong field. */
export function useSettingsForm(settings: readonly SettingState[], onRefusal: (key: string) => void): SettingsForm {
  const drafts = useSyncExternalStore(onUnsavedChange, cachedDrafts);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();

  function clear(): void {
    setErrors({});
    setFailure(undefined);
  }
  const action = useAction({
    ...settingsMutations.save,
    onSuccess: (_, { values }) => {
      keep(unsavedDrafts(cachedDrafts(), values));
      // Whoever sets the language for everyone wants to see it.
      if ("panel.seoLanguage" in values) chooseSeoLanguage(undefined);
      clear();
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? error.errors : [];
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, `${sentence(message)}.`])));
      if (fields[0] === undefined) setFailure(failureText(error, "Please try again."));
      else onRefusal(fields[0].field);
    },
  });
  const send = (values: SettingsPatch["values"]) => {
    clear();
    action.mutate({ values });
  };
  return {
    drafts,
    draftOf: (state) => drafts[state.key] ?? initialDraft(state),
    change(state, draft) {
      const { [state.key]: _, ...others } = cachedDrafts();
      keep(draft === initialDraft(state) ? others : { ...others, [state.key]: draft });
      setErrors(({ [state.key]: __, ...otherErrors }) => otherErrors);
    },
    errors,
    failure,
    isSaving: action.isPending,
    save: () => send(patchOf(cachedDrafts(), settings)),
    takeBack: (key) => send({ [key]: null }),
    discard() {
      const discarded = cachedDrafts();
      keep({});
      clear();
      notify({
        title: "Changes discarded",
        description: Object.keys(discarded).map(settingLabel).join(", "),
        action: { label: "Undo", run: () => restore(discarded) },
      });
    },
  };
}

/** Makes a reason of the API, which continues a label, a sentence of its own. */
function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
