import { useState } from "react";
import type { SettingState, SettingsPatch } from "#contract/settings/panel-settings";
import { ApiError } from "../../api/api-error.ts";
import { failureText } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { useConfirmLeaving } from "../ui/dialogs/use-confirm-leaving.ts";
import { type Draft, type Drafts, initialDraft, patchOf, unsavedDrafts } from "./setting-drafts.ts";
import { settingsMutations } from "./settings-api.ts";

/** Drafts survive a visit to another tab. */
let keptDrafts: Drafts = {};

export interface SettingsForm {
  drafts: Drafts;
  draftOf: (state: SettingState) => Draft;
  change: (state: SettingState, draft: Draft) => void;
  /** Reasons of the last refusal by key. */
  errors: Readonly<Record<string, string>>;
  /** Sentence about a failure that is no field's. */
  failure: string | undefined;
  /** Question to answer before the web address is saved. */
  question: string | undefined;
  isSaving: boolean;
  save: () => void;
  /** Sends the values of the question again. */
  confirm: () => void;
  /** Takes the saved value of one setting back. */
  takeBack: (key: string) => void;
  discard: () => void;
  closeQuestion: () => void;
}

/** The state of the page: what was changed, what was refused. `onRefusal` gets the key of the first wrong field. */
export function useSettingsForm(settings: readonly SettingState[], onRefusal: (key: string) => void): SettingsForm {
  const [drafts, setDrafts] = useState(keptDrafts);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [question, setQuestion] = useState<{ text: string; values: SettingsPatch["values"] }>();
  useConfirmLeaving(Object.keys(drafts).length > 0);

  function keep(newDrafts: Drafts): void {
    keptDrafts = newDrafts;
    setDrafts(newDrafts);
  }
  function clear(): void {
    setErrors({});
    setFailure(undefined);
    setQuestion(undefined);
  }
  const action = useAction({
    ...settingsMutations.save,
    onSuccess: (_, { values }) => {
      keep(unsavedDrafts(keptDrafts, values));
      clear();
    },
    onError: (error, { values }) => {
      const fields = error instanceof ApiError ? error.errors : [];
      if (error instanceof ApiError && error.status === 409 && fields[0]?.field === "site.baseUrl") {
        setQuestion({ text: error.detail, values });
        return;
      }
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, `${sentence(message)}.`])));
      if (fields[0] === undefined) setFailure(failureText(error, "Please try again."));
      else onRefusal(fields[0].field);
    },
  });
  const send = (values: Record<string, unknown>, isConfirmed: boolean) => {
    clear();
    action.mutate({ values, isConfirmed });
  };
  return {
    drafts,
    draftOf: (state) => drafts[state.key] ?? initialDraft(state),
    change(state, draft) {
      const { [state.key]: _, ...others } = keptDrafts;
      keep(draft === initialDraft(state) ? others : { ...others, [state.key]: draft });
      setErrors(({ [state.key]: __, ...otherErrors }) => otherErrors);
    },
    errors,
    failure,
    question: question?.text,
    isSaving: action.isPending,
    save: () => send(patchOf(keptDrafts, settings), false),
    confirm: () => question && send(question.values, true),
    takeBack: (key) => send({ [key]: null }, false),
    discard() {
      keep({});
      clear();
    },
    closeQuestion: () => setQuestion(undefined),
  };
}

/** Makes a reason of the API, which continues a label, a sentence of its own. */
function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
