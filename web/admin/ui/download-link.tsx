import type { ReactNode } from "react";
import { adminFetch } from "../api/admin-fetch.ts";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import button from "./button.module.css";

interface DownloadLinkProps {
  href: string;
  look?: "button";
  /** Accessible name, if the content alone is ambiguous. */
  label?: string;
  children: ReactNode;
}

/** Downloads a file. It checks the session first, since a plain link would save the 401 response as the file. */
export function DownloadLink({ href, look, label, children }: DownloadLinkProps) {
  const download = useAction({
    mutationFn: () => adminFetch("check-auth"),
    onSuccess: () => window.location.assign(href),
    meta: { failure: failureNotice("Download failed"), invalidates: [] },
  });
  return (
    <a
      href={href}
      aria-label={label}
      className={look && button[look]}
      onClick={(event) => {
        event.preventDefault();
        download.mutate();
      }}
    >
      {children}
    </a>
  );
}
