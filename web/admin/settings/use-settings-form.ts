import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import type { SettingState, SettingsPatch } from "#contract/settings/panel-settings";
import { settingLabel } from "#domain/settings/setting-labels-data";
import { ApiError } from "../../api/api-error.ts";
import { notify } from "../../components/notifications/notify.ts";
import { failureText } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { createDrafts, onUnsavedChange } from "../ui/dialogs/unsaved-drafts.ts";
import { chooseSeoLanguage } from "./seo-language-choice.ts";
import {
  conflictingKeys,
  type Draft,
  type Drafts,
  initialDraft,
  patchOf,
  savedValue,
  type UnsavedSettings,
  unsavedDrafts,
} from "./setting-drafts.ts";
import { settingsMutations, settingsQueries } from "./settings-api.ts";

/** Status of the refusal to replace a value that someone else has saved meanwhile. */
const CONFLICT = 409;
const PAGE = "all";
const cache = createDrafts<typeof PAGE, UnsavedSettings>("settings");
const NONE: UnsavedSettings = { drafts: {}, expected: {} };
const cachedSettings = (): UnsavedSettings => cache.get(PAGE) ?? NONE;

function keep(unsaved: UnsavedSettings): void {
  if (Object.keys(unsaved.drafts).length > 0) cache.set(PAGE, unsaved);
  else cache.delete(PAGE);
}

/** Brings discarded drafts back, below what was typed since; says where they are if their page is not open. */
function restore(discarded: UnsavedSettings): void {
  const { drafts, expected } = cachedSettings();
  keep({ drafts: { ...discarded.drafts, ...drafts }, expected: { ...discarded.expected, ...expected } });
  if (new URLSearchParams(window.location.search).get("tab") === "settings") return;
  notify({ title: "Changes are back in Settings", description: "They are not saved yet." });
}

/** Drops the draft of one setting. */
function drop(key: string): void {
  const { drafts, expected } = cachedSettings();
  const { [key]: _, ...otherDrafts } = drafts;
  const { [key]: __, ...others } = expected;
  keep({ drafts: otherDrafts, expected: others });
}

export interface SettingsForm {
  drafts: Drafts;
  draftOf: (state: SettingState) => Draft;
  change: (state: SettingState, draft: Draft) => void;
  /** Keys of drafts whose setting someone else has saved meanwhile. */
  conflicts: ReadonlySet<string>;
  /** Lets a draft replace what someone else has saved, or drops it. */
  resolve: (state: SettingState, choice: "mine" | "theirs") => void;
  /** Reasons of the last refusal by key. */
  errors: Readonly<Record<string, string>>;
  /** Sentence about a failure that is no field's. */
  failure: string | undefined;
  isSaving: boolean;
  save: () => void;
  /** Takes the saved value of one setting back. */
  takeBack: (state: SettingState) => void;
  discard: () => void;
}

/** The state of the page: what was changed, what was refused. `onRefusal` gets the key of the first wrong field. */
export function useSettingsForm(settings: readonly SettingState[], onRefusal: (key: string) => void): SettingsForm {
  const client = useQueryClient();
  const unsaved = useSyncExternalStore(onUnsavedChange, cachedSettings);
  const { drafts } = unsaved;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();

  function clear(): void {
    setErrors({});
    setFailure(undefined);
  }
  const action = useAction({
    ...settingsMutations.save,
    onSuccess: (saved, { values }) => {
      // Until the list is loaded again, its old values would look like someone else's.
      client.setQueryData(settingsQueries.settings.queryKey, saved);
      const { drafts: current, expected } = cachedSettings();
      // A draft that was typed on during the save is based on what was saved.
      const savedStates = saved.settings.filter(({ key }) => key in values);
      const savedValues = Object.fromEntries(savedStates.map((state) => [state.key, savedValue(state)]));
      keep({ drafts: unsavedDrafts(current, values), expected: { ...expected, ...savedValues } });
      // Whoever sets the language for everyone wants to see it.
      if ("panel.seoLanguage" in values) chooseSeoLanguage(undefined);
      clear();
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? error.errors : [];
      const changedByOthers = fields.filter(({ field }) => isConflict(error) && !(field in cachedSettings().drafts));
      if (changedByOthers.length > 0) {
        const labels = changedByOthers.map(({ field }) => settingLabel(field)).join(", ");
        setFailure(`Someone else has changed ${labels} meanwhile. Check the new value, then try again.`);
        return;
      }
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, `${sentence(message)}.`])));
      if (fields[0] === undefined) setFailure(failureText(error, "Please try again."));
      else onRefusal(fields[0].field);
    },
  });
  const send = (values: SettingsPatch["values"], expected: SettingsPatch["expected"]) => {
    clear();
    action.mutate({ values, expected });
  };
  const forgetError = (key: string) => setErrors(({ [key]: _, ...others }) => others);
  const save = () => {
    const current = cachedSettings();
    const values = patchOf(current.drafts, settings);
    const expectedOf = (key: string) =>
      key in current.expected ? current.expected[key] : savedValue(settings.find((state) => state.key === key));
    send(values, Object.fromEntries(Object.keys(values).map((key) => [key, expectedOf(key)])));
  };
  return {
    drafts,
    draftOf: (state) => drafts[state.key] ?? initialDraft(state),
    change(state, draft) {
      const current = cachedSettings();
      const { key } = state;
      if (draft === initialDraft(state)) drop(key);
      else {
        const expected = key in current.drafts ? current.expected : { ...current.expected, [key]: savedValue(state) };
        keep({ drafts: { ...current.drafts, [key]: draft }, expected });
      }
      forgetError(key);
    },
    conflicts: conflictingKeys(unsaved, settings),
    resolve(state, choice) {
      const { drafts: current, expected } = cachedSettings();
      if (choice === "theirs") drop(state.key);
      else keep({ drafts: current, expected: { ...expected, [state.key]: savedValue(state) } });
      forgetError(state.key);
    },
    errors,
    failure,
    isSaving: action.isPending,
    save,
    takeBack: (state) => send({ [state.key]: null }, { [state.key]: savedValue(state) }),
    discard() {
      const discarded = cachedSettings();
      keep(NONE);
      clear();
      notify({
        title: "Changes discarded",
        description: Object.keys(discarded.drafts).map(settingLabel).join(", "),
        action: { label: "Undo", run: () => restore(discarded) },
      });
    },
  };
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === CONFLICT;

/** Makes a reason of the API, which continues a label, a sentence of its own. */
function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
