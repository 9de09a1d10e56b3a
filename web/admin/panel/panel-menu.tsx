import { use, useState } from "react";
import { Link } from "react-router-dom";
import { isAllowed } from "#domain/accounts/roles";
import { Icon } from "../../components/icon.tsx";
import { useAction } from "../api/use-action.ts";
import { SessionRole } from "../session/role.tsx";
import { sessionMutations } from "../session/session-api.ts";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { hasUnsavedForms, stopLeaveQuestions } from "../ui/dialogs/unsaved-drafts.ts";
import { RowMenu } from "../ui/row-menu.tsx";
import { GearIcon } from "./gear-icon.tsx";
import styles from "./panel-menu.module.css";
import { MENU_PAGES } from "./panel-tabs.ts";

interface PanelMenuProps {
  username: string;
  /** Value of the open page, unless a tab is open. */
  currentPage: string | undefined;
  onOpen: () => void;
}

/** The right end of the header: the gear, and the menu at the user's name. */
export function PanelMenu({ username, currentPage, onOpen }: PanelMenuProps) {
  const logout = useAction({
    ...sessionMutations.logout,
    onSuccess: () => {
      stopLeaveQuestions();
      window.location.assign("/");
    },
  });
  const [isLeaving, setLeaving] = useState(false);
  const role = use(SessionRole);
  const pages = MENU_PAGES.filter(({ leastRole = "viewer" }) => isAllowed(role, leastRole));
  const linkTo = (value: string) => ({
    to: `?tab=${value}`,
    onClick: onOpen,
    ...(value === currentPage && { "aria-current": "page" as const }),
  });
  return (
    <div className={styles.menu}>
      {pages
        .filter(({ place }) => place === "gear")
        .map(({ value, label }) => (
          <Link key={value} className={styles.gear} aria-label={label} title={label} {...linkTo(value)}>
            <GearIcon />
          </Link>
        ))}
      <RowMenu
        label={`Account of ${username}`}
        face={
          <>
            <span className={styles.name}>{username}</span>
            <Icon name="down" size={16} />
          </>
        }
      >
        {pages
          .filter(({ place }) => place === "name")
          .map(({ value, label }) => (
            <Link key={value} {...linkTo(value)}>
              {label}
            </Link>
          ))}
        <button
          type="button"
          onClick={() => (hasUnsavedForms() ? setLeaving(true) : logout.mutate())}
          disabled={logout.isPending || logout.isSuccess}
        >
          Log out
        </button>
      </RowMenu>
      <ConfirmDialog
        isOpen={isLeaving}
        title="Log out without saving?"
        text="What you typed and files that are not uploaded yet will be lost."
        confirmLabel="Log out"
        canConfirm={!logout.isPending && !logout.isSuccess}
        onConfirm={() => logout.mutate()}
        onCancel={() => setLeaving(false)}
      />
    </div>
  );
}
