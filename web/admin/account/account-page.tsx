import { useQuery } from "@tanstack/react-query";
import { ROLE_LABELS } from "#domain/accounts/roles";
import { QueryContent } from "../ui/query-content.tsx";
import { TabPage } from "../ui/tab-page.tsx";
import styles from "./account.module.css";
import { accountQuery } from "./account-api.ts";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

/** Shows the logged-in person's own account: password, sessions, passkeys and two-factor codes. */
export function AccountPage() {
  const query = useQuery(accountQuery);
  const { data } = query;
  return (
    <TabPage title="My account" {...(data && { intro: `${data.username} · ${ROLE_LABELS[data.role]}` })}>
      <QueryContent query={query} errorTitle="Your account could not be loaded">
        {(account) => (
          <div className={styles.columns}>
            <div className={styles.column}>
              <PasswordSection />
              <SessionsSection sessions={account.sessions} />
            </div>
            <div className={styles.column}>
              <PasskeysSection account={account} />
              <SecondFactorSection account={account} />
            </div>
          </div>
        )}
      </QueryContent>
    </TabPage>
  );
}
