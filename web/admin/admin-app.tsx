import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Navigate, Route, Routes } from "react-router-dom";
import { PanelPage } from "./panel/panel-page.tsx";
import { LoginPage } from "./session/login-page.tsx";
import { SignInAgain } from "./session/sign-in-again.tsx";
import { SiteName } from "./site-name.ts";

/** As on public pages nothing is fetched anew by itself; what changes data, or opens a tab, says what to ask again. */
const client = new QueryClient({
  mutationCache: new MutationCache(),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false },
  },
});

/** The admin area; needs a router around it. */
export function AdminApp({ siteName }: { siteName: string }) {
  return (
    <QueryClientProvider client={client}>
      <SiteName value={siteName}>
        <Routes>
          <Route path="/admin" element={<LoginPage />} />
          <Route path="/admin-login" element={<LoginPage />} />
          <Route path="/admin-panel" element={<PanelPage />} />
          <Route path="/admin/dashboard" element={<Navigate to="/admin-panel" replace />} />
        </Routes>
        <SignInAgain />
      </SiteName>
    </QueryClientProvider>
  );
}
