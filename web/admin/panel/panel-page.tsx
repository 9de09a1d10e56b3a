import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { statusOfError } from "../../api/api-error.ts";
import { notify } from "../../components/notifications/notify.ts";
import { SessionRole } from "../session/role.tsx";
import { sessionQuery } from "../session/session-api.ts";
import { useSite } from "../settings/use-site.ts";
import { Site, useTitle } from "../site.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Panel } from "./panel.tsx";
import styles from "./panel-page.module.css";

/** Shows the panel with a session; redirects to the login without one. */
export function PanelPage() {
  const { data, error, refetch } = useQuery(sessionQuery);
  const isLoggedOut = statusOfError(error) === 401;
  useTitle("Admin panel");
  useRedirectToLogin(isLoggedOut);
  const site = useSite(data?.role);
  if (data) {
    return (
      <SessionRole value={data.role}>
        <Site value={site}>
          <Panel username={data.username} />
        </Site>
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
