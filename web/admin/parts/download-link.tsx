import type { MouseEvent, ReactNode } from "react";
import { notify } from "../../components/notifications/notify.ts";
import { adminFetch, failureText } from "../api/admin-fetch.ts";
import button from "./button.module.css";

interface DownloadLinkProps {
  href: string;
  look?: "button";
  children: ReactNode;
}

/** Saves a file of the server's. Its session is looked after first: a link would save the refusal in place of the file. */
export function DownloadLink({ href, look, children }: DownloadLinkProps) {
  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    try {
      await adminFetch("check-auth");
      window.location.assign(href);
    } catch (error) {
      notify({ title: "Download failed", description: failureText(error, "Try again."), variant: "destructive" });
    }
  };
  return (
    <a href={href} className={look && button[look]} onClick={(event) => void download(event)}>
      {children}
    </a>
  );
}
