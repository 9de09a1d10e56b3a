import { useQuery } from "@tanstack/react-query";
import { use, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Role } from "#domain/accounts/roles";
import { statusOfError } from "../../api/api-error.ts";
import { notify } from "../../components/notifications/notify.ts";
import { SessionRole } from "../session/role.tsx";
import { sessionQuery } from "../session/session-api.ts";
import { settingsQueries } from "../settings/settings-api.ts";
import { SiteName, useTitle } from "../site-name.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Panel } from "./panel.tsx";
import styles from "./panel-page.module.css";

/** Shows the panel with a session; redirects to the login without one. */
export function PanelPage() {
  const { data, error, refetch } = useQuery(sessionQuery);
  const isLoggedOut = statusOfError(error) === 401;
  useTitle("Admin panel");
  useRedirectToLogin(isLoggedOut);
  const siteName = useSiteName(data?.role);
  if (data) {
    return (
      <SessionRole value={data.role}>
        <SiteName value={siteName}>
          <Panel username={data.username} />
        </SiteName>
      </SessionRole>
    );
  }
  return (
    <main className={styles.loading} aria-busy={error === null}>
      {error && !isLoggedOut ? (
        <LoadFailure title="The panel could not be opened" query={{ error, refetch }} />
      ) : (
        <p>Checking your session</p>
      )}
    </main>
  );
}

/**
 * The name follows a change of the settings, an undo too, before the page is loaded again. Only administrators can read the settings and
 * change them.
 */
function useSiteName(role: Role | undefined): string {
  const loadedName = use(SiteName);
  const { data } = useQuery({ ...settingsQueries.settings, enabled: role === "administrator" });
  const setting = data?.settings.find(({ key }) => key === "site.name");
  return typeof setting?.value === "string" ? setting.value : loadedName;
}

function useRedirectToLogin(isLoggedOut: boolean): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isLoggedOut) return;
    notify({
      title: "Authentication required",
      description: "Please log in to access the admin panel",
      variant: "destructive",
    });
    void navigate("/admin-login", { replace: true, state: { from: pathname + search } });
  }, [isLoggedOut, navigate, pathname, search]);
}
