import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { PanelSettings } from "#contract/settings/panel-settings";
import { useRoleRefusal } from "../session/role.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { Section, TabPage } from "../ui/tab-page.tsx";
import { LogoPreview } from "./fields/logo-preview.tsx";
import { SaveBar } from "./save-bar.tsx";
import { groupOfSetting, SETTING_GROUPS, type SettingGroup } from "./setting-groups-data.ts";
import { SettingInput } from "./setting-input.tsx";
import { settingsQueries } from "./settings-api.ts";
import styles from "./settings-page.module.css";
import { SitePreview } from "./site-preview.tsx";
import { type SettingsForm, useSettingsForm } from "./use-settings-form.ts";
import { ValueSources } from "./value-sources.tsx";

/** Shows the settings to administrators, and others why they do not see them. */
export function SettingsPage() {
  const refusal = useRoleRefusal("administrator");
  if (refusal === undefined) return <LoadedSettings />;
  return (
    <TabPage title="Settings">
      <p>{refusal}</p>
    </TabPage>
  );
}

/** Settings that an administrator changes while the servers run. */
function LoadedSettings() {
  return (
    <QueryContent query={useQuery(settingsQueries.settings)} errorTitle="The settings could not be loaded">
      {(data) => <Settings data={data} />}
    </QueryContent>
  );
}

function Settings({ data }: { data: PanelSettings }) {
  const [params, setParams] = useSearchParams();
  const group = SETTING_GROUPS.find(({ value }) => value === params.get("group")) ?? SETTING_GROUPS[0];
  const page = useRef<HTMLDivElement>(null);
  const keyToFocus = useRef<string>(undefined);
  const openGroupOf = (key: string) => {
    keyToFocus.current = key;
    const groupOfKey = groupOfSetting(key);
    if (groupOfKey !== undefined) setParams({ tab: "settings", group: groupOfKey.value });
  };
  const form = useSettingsForm(data.settings, openGroupOf);
  useEffect(() => {
    if (keyToFocus.current === undefined) return;
    page.current?.querySelector<HTMLElement>(`[data-setting="${keyToFocus.current}"] :is(input, textarea)`)?.focus();
    keyToFocus.current = undefined;
  });
  const isOfSite = group.section === "Site";
  return (
    <div className={styles.layout} ref={page}>
      <GroupList group={group} />
      <TabPage title={group.label} intro={group.intro}>
        <div className={styles.columns}>
          <form
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (!form.isSaving && Object.keys(form.drafts).length > 0) form.save();
            }}
          >
            <Cards group={group} data={data} form={form} />
            <SaveBar form={form} />
          </form>
          <aside className={styles.aside} aria-label={isOfSite ? "Preview" : "Sources"}>
            {isOfSite && <SitePreview settings={data.settings} form={form} />}
            <ValueSources settings={data.settings} />
          </aside>
        </div>
      </TabPage>
    </div>
  );
}

function GroupList({ group }: { group: SettingGroup }) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector(`[data-group="${group.value}"]`)
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [group.value]);
  return (
    <nav className={styles.groups} aria-label="Settings" ref={list}>
      {(["Site", "System"] as const).map((section) => (
        <div key={section} className={styles.section}>
          <p className={styles.sectionName}>{section}</p>
          {SETTING_GROUPS.filter((each) => each.section === section).map(({ value, label }) => (
            <Link
              key={value}
              to={`?tab=settings&group=${value}`}
              data-group={value}
              aria-current={value === group.value ? "page" : undefined}
            >
              {label}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}

function Cards({ group, data, form }: { group: SettingGroup; data: PanelSettings; form: SettingsForm }) {
  return group.cards.map(({ title, intro, fields }) => (
    <Section key={title} title={title} {...(intro !== undefined && { intro })}>
      <div className={styles.fields}>
        {fields.map((field) => {
          const state = data.settings.find(({ key }) => key === field.key);
          if (state === undefined) return null;
          return (
            <SettingInput
              key={field.key}
              field={field}
              state={state}
              draft={form.draftOf(state)}
              isChanged={field.key in form.drafts}
              error={form.errors[field.key]}
              onChange={(draft) => form.change(state, draft)}
              onTakeBack={() => form.takeBack(state)}
              hasConflict={form.conflicts.has(field.key)}
              onResolve={(choice) => form.resolve(state, choice)}
            />
          );
        })}
        {fields.some(({ type }) => type === "logo") && <DraftedLogo data={data} form={form} />}
        {group.value === "address" && (
          <p className={styles.note}>
            Links and the sitemap say <code>{data.baseUrl}</code> now.
          </p>
        )}
      </div>
    </Section>
  ));
}

/** Shows the logo as it will be after saving. */
function DraftedLogo({ data, form }: { data: PanelSettings; form: SettingsForm }) {
  const draftOf = (key: string) => {
    const state = data.settings.find((each) => each.key === key);
    return state === undefined ? "" : form.draftOf(state);
  };
  return (
    <LogoPreview
      name={String(draftOf("site.name"))}
      logo={String(draftOf("site.logo"))}
      logoDark={String(draftOf("site.logoDark"))}
      isBesideName={draftOf("site.logoWithName") !== false}
      accent={String(draftOf("site.accentColor")).trim().toLowerCase()}
    />
  );
}
