import { QueryClientProvider } from "@tanstack/react-query";
import { Navigate, Route, Routes } from "react-router-dom";
import type { PanelSite } from "#contract/site";
import { createQueryClient } from "./api/query-client.ts";
import { PanelPage } from "./panel/panel-page.tsx";
import { LoginPage } from "./session/login-page.tsx";
import { RenewSessionDialog } from "./session/renew-session-dialog.tsx";
import { Site } from "./site.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";

const client = createQueryClient();

export function AdminApp({ site }: { site: PanelSite }) {
  return (
    <QueryClientProvider client={client}>
      <Site value={site}>
        <ErrorBoundary title="The panel could not be shown">
          <Routes>
            <Route path="/admin" element={<LoginPage />} />
            <Route path="/admin-login" element={<LoginPage />} />
            <Route path="/admin-panel" element={<PanelPage />} />
            <Route path="/admin/dashboard" element={<Navigate to="/admin-panel" replace />} />
          </Routes>
          <RenewSessionDialog />
        </ErrorBoundary>
      </Site>
    </QueryClientProvider>
  );
}
