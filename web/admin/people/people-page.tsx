import { useQuery } from "@tanstack/react-query";
import { isAllowed, ROLE_LABELS, ROLES, type Role } from "#domain/accounts/roles";
import { counted } from "#domain/text/count-label";
import { Icon } from "../../components/icon.tsx";
import layout from "../../styles/layout.module.css";
import { useRoleRefusal } from "../session/role.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { Section, TabPage } from "../ui/tab-page.tsx";
import { InviteSection } from "./invite-section.tsx";
import styles from "./people.module.css";
import { peopleQuery } from "./people-api.ts";
import { PeopleTable } from "./people-table.tsx";
import { ROLE_TASKS, type RoleTask } from "./role-tasks-data.ts";

/** Shows who may use the panel, and invites others. */
export function PeoplePage() {
  const refusal = useRoleRefusal("administrator");
  return (
    <TabPage title="People" intro="Everyone logs in as themselves, so the activity says who did what.">
      {refusal === undefined ? <People /> : <p>{refusal}</p>}
      <RoleSection />
    </TabPage>
  );
}

function People() {
  const query = useQuery(peopleQuery);
  return (
    <>
      <InviteSection />
      <QueryContent query={query} errorTitle="The people could not be loaded">
        {(answer) => (
          <Section title={counted(answer.people.length, "person", "people")}>
            <PeopleTable {...answer} />
          </Section>
        )}
      </QueryContent>
    </>
  );
}

function RoleSection() {
  return (
    <Section title="What each role can do">
      <DataTable
        caption="What each role can do"
        columns={[{ heading: "Task", cell: ({ task }) => task, isHeading: true }, ...ROLES.map(roleColumn)]}
        rows={ROLE_TASKS}
        keyOf={({ task }) => task}
      />
    </Section>
  );
}

function roleColumn(role: Role): Column<RoleTask> {
  return { heading: ROLE_LABELS[role], cell: ({ leastRole }) => <Permission isGiven={isAllowed(role, leastRole)} /> };
}

function Permission({ isGiven }: { isGiven: boolean }) {
  return (
    <span className={isGiven ? styles.yes : styles.no}>
      {isGiven ? <Icon name="check" size={16} /> : <span aria-hidden="true">–</span>}
      <span className={layout.visuallyHidden}>{isGiven ? "Yes" : "No"}</span>
    </span>
  );
}
