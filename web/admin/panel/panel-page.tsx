import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ApiError } from "../../api/api-error.ts";
import { notify } from "../../components/notifications/notify.ts";
import { SESSION } from "../api/refresh-data.ts";
import { sessionApi } from "../api/session-api.ts";
import { LoadFailure } from "../parts/load-failure.tsx";
import { useTitle } from "../site-name.ts";
import { Panel } from "./panel.tsx";
import styles from "./panel-page.module.css";

/** The panel for whoever is signed in; others are sent to the login. */
export function PanelPage() {
  const { data, error, refetch } = useQuery({
    queryKey: [SESSION],
    queryFn: sessionApi.checkAuth,
    gcTime: 0,
  });
  const isRefused = (error as Partial<ApiError> | null)?.status === 401;
  useTitle("Admin panel");
  useLoginWhen(isRefused);
  if (data) return <Panel username={data.username} />;
  return (
    <main className={styles.waiting} aria-busy={error === null}>
      {error && !isRefused ? (
        <LoadFailure title="The panel could not be opened" error={error} onRetry={() => void refetch()} />
      ) : (
        <p>Checking your session</p>
      )}
    </main>
  );
}

function useLoginWhen(isRefused: boolean): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isRefused) return;
    notify({
      title: "Authentication required",
      description: "Please log in to access the admin panel",
      variant: "destructive",
    });
    void navigate("/admin-login", { replace: true, state: { from: pathname + search } });
  }, [isRefused, navigate, pathname, search]);
}
