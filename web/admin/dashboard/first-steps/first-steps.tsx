import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import type { FirstSteps as FirstStepsState } from "#contract/settings/panel-settings";
import { Icon } from "../../../components/icon.tsx";
import { useAction } from "../../api/use-action.ts";
import { useRoleRefusal } from "../../session/role.tsx";
import { settingsMutations, settingsQueries } from "../../settings/settings-api.ts";
import { Button } from "../../ui/button.tsx";
import { onUnsavedChange } from "../../ui/dialogs/unsaved-drafts.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Section } from "../../ui/tab-page.tsx";
import { AddressForm, hasAddressDraft } from "./address-form.tsx";
import styles from "./first-steps.module.css";

/** Lists the steps of a new directory. It disappears when all are done, or when somebody hides it, but never with a typed address. */
export function FirstSteps() {
  const { data: steps } = useQuery(settingsQueries.firstSteps);
  const hide = useAction(settingsMutations.hideFirstSteps);
  const isRefused = useRoleRefusal("administrator") !== undefined;
  const hasDraft = useSyncExternalStore(onUnsavedChange, hasAddressDraft);
  if (isRefused || steps === undefined || (steps.isHidden && !hasDraft)) return null;
  const { isHidden: _, contactLacks, ...otherChecks } = steps;
  const checks = { ...otherChecks, baseUrl: steps.baseUrl && !hasDraft };
  const doneCount = Object.values(checks).filter(Boolean).length;
  const stepCount = Object.keys(checks).length;
  if (doneCount === stepCount) return null;
  return (
    <Section title="Get started" intro={`${doneCount} of ${stepCount} done. You can do them in any order.`}>
      <ProgressBar fraction={doneCount / stepCount} label="Steps done" />
      <ol className={styles.steps}>
        <Step isDone={steps.password} title="Password" text="Choose one that only you know.">
          <Link to="?tab=account">Change the password</Link>
        </Step>
        <Step isDone={steps.contact} title="Name and contact" text={contactText(contactLacks)}>
          <Link to="?tab=settings&group=contact">Enter name and contact</Link>
        </Step>
        <Step
          isDone={checks.baseUrl}
          title="Web address"
          text="Links and the sitemap point to this machine. Search engines need the real address."
        >
          <AddressForm />
        </Step>
        <Step
          isDone={steps.firstImport}
          title="First import"
          text="Bring a spreadsheet. You see a preview before anything is saved."
        >
          <Link to="?tab=import">Choose a file</Link>
        </Step>
        <Step
          isDone={steps.backupPlace}
          title="Backup place"
          text="Backups are stored next to the data for now. A second disk or a bucket protects them if this disk fails."
        >
          <Link to="?tab=settings&group=backup-settings">Choose a place</Link>
        </Step>
      </ol>
      <Button
        onClick={() => hide.mutate()}
        disabled={hide.isPending || hasDraft}
        title={hasDraft ? "Save or clear the web address first." : undefined}
      >
        Hide this list
      </Button>
    </Section>
  );
}

function contactText(lacks: FirstStepsState["contactLacks"]): string {
  if (lacks.length === 2) return "Visitors see an example name and e-mail address.";
  return lacks[0] === "name"
    ? "The site still has the name that it was installed with."
    : "Visitors see an example e-mail address.";
}

interface StepProps {
  isDone: boolean;
  title: string;
  /** Reason for the step. */
  text: string;
  /** Link or form for the step. */
  children: ReactNode;
}

function Step({ isDone, title, text, children }: StepProps) {
  return (
    <li className={styles.step} data-done={isDone}>
      <span className={styles.mark}>{isDone && <Icon name="check" size={16} />}</span>
      <div>
        <strong>{title}</strong>
        <p>{isDone ? "Done." : text}</p>
      </div>
      {!isDone && <div className={styles.action}>{children}</div>}
    </li>
  );
}
