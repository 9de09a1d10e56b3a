import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import type { PanelSettings } from "#contract/settings/panel-settings";
import { statusOfError } from "../../../api/api-error.ts";
import { failureText } from "../../api/failure-text.ts";
import { useAction } from "../../api/use-action.ts";
import { savedValue, valueText } from "../../settings/setting-drafts.ts";
import { settingsMutations, settingsQueries } from "../../settings/settings-api.ts";
import { Button } from "../../ui/button.tsx";
import { createDrafts, onUnsavedChange } from "../../ui/dialogs/unsaved-drafts.ts";
import { TextField } from "../../ui/field.tsx";
import styles from "./first-steps.module.css";

const KEY = "site.baseUrl";
/** Status of the refusal to replace a value that someone else has saved meanwhile. */
const CONFLICT = 409;

/** A typed address, with the saved one on which it is based; undefined while that is not loaded. */
interface AddressDraft {
  address: string;
  expected: unknown;
}

const drafts = createDrafts<typeof KEY, AddressDraft>("first steps");

/** Tells whether an address was typed and not saved. */
export const hasAddressDraft = (): boolean => drafts.has(KEY);

const savedAddress = (settings: PanelSettings | undefined): unknown =>
  settings && savedValue(settings.settings.find(({ key }) => key === KEY));

/** Saves the web address in the list of first steps, unless someone else has saved another one since it was typed. */
export function AddressForm() {
  const client = useQueryClient();
  const { data: settings } = useQuery(settingsQueries.settings);
  const draft = useSyncExternalStore(onUnsavedChange, () => drafts.get(KEY));
  const address = draft?.address ?? "";
  const [error, setError] = useState<string>();
  const expectedOf = (current: AddressDraft | undefined) =>
    current?.expected === undefined ? savedAddress(settings) : current.expected;
  const save = useAction({
    ...settingsMutations.save,
    onSuccess: (data, { values }) => {
      const current = drafts.get(KEY);
      // A draft that was typed during the save stays, based on the saved value.
      if (current?.address.trim() === values[KEY]) drafts.delete(KEY);
      else if (current) drafts.set(KEY, { ...current, expected: savedAddress(data) });
    },
    onError: async (failure) => {
      setError(failureText(failure, "It was not saved. Please try again."));
      if (statusOfError(failure) !== CONFLICT) return;
      const saved = savedAddress(await client.fetchQuery({ ...settingsQueries.settings, staleTime: 0 }));
      const current = drafts.get(KEY);
      if (current === undefined || saved === current.expected) return;
      drafts.set(KEY, { ...current, expected: saved });
      setError(`Someone else has changed the address to ${valueText(saved)} meanwhile. Save again to replace it.`);
    },
  });
  return (
    <form
      className={styles.address}
      onSubmit={(event) => {
        event.preventDefault();
        setError(undefined);
        const expected = expectedOf(draft);
        save.mutate({
          values: { [KEY]: address.trim() },
          ...(expected !== undefined && { expected: { [KEY]: expected } }),
        });
      }}
    >
      <TextField
        label="Web address"
        value={address}
        placeholder="https://www.example.com"
        error={error}
        onChange={({ target: { value } }) => {
          setError(undefined);
          if (value.trim() === "") drafts.delete(KEY);
          else drafts.set(KEY, { address: value, expected: expectedOf(draft) });
        }}
      />
      <Button type="submit" disabled={address.trim() === "" || save.isPending}>
        Save
      </Button>
    </form>
  );
}
