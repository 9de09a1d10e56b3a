import { type FormEvent, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { notify } from "../../../components/notifications/notify.ts";
import { Button } from "../../ui/button.tsx";
import { ModalDialog } from "../../ui/dialogs/modal-dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { PanelIcon } from "../panel-icon.tsx";
import {
  MAX_VIEW_NAME_CHARS,
  readViews,
  type SavedView,
  storeViews,
  viewQuery,
  withoutView,
  withView,
  withViewOf,
} from "./saved-views.ts";
import styles from "./view-bar.module.css";

const BIN: SavedView = { name: "Recycle bin", query: "status=deleted" };

/** Links to all businesses, to the views saved in this browser and to the recycle bin, and saves the current one. */
export function ViewBar() {
  const [params] = useSearchParams();
  const [views, setViews] = useState(readViews);
  const [isOpen, setOpen] = useState(false);
  const current = viewQuery(params);
  /** Changes one of the stored views, to which another tab may have added some, and others may be added before the Undo. */
  const keep = (title: string, name: string, change: (views: SavedView[]) => SavedView[]) => {
    const before = readViews();
    const store = (next: SavedView[]) => {
      setViews(next);
      return storeViews(next);
    };
    notify(
      store(change(before))
        ? {
            title,
            description: name,
            action: { label: "Undo", run: () => void store(withViewOf(before, name, readViews())) },
          }
        : { title: "This browser does not keep views", description: "Keep the address of the page instead." },
    );
  };
  return (
    <nav className={styles.views} aria-label="Saved views">
      {[{ name: "All", query: "" }, ...views, BIN].map(({ name, query }) => (
        <Link
          key={name}
          className={styles.view}
          to={`/admin-panel?${new URLSearchParams(`tab=businesses&${query}`)}`}
          aria-current={query === current ? "page" : undefined}
        >
          {name}
        </Link>
      ))}
      <Button look="icon" aria-label="Save this view" title="Save this view" onClick={() => setOpen(true)}>
        <PanelIcon name="bookmark" />
      </Button>
      {isOpen && <ViewDialog {...{ views, current, keep }} onClose={() => setOpen(false)} />}
    </nav>
  );
}

interface ViewDialogProps {
  views: readonly SavedView[];
  current: string;
  keep: (title: string, name: string, change: (views: SavedView[]) => SavedView[]) => void;
  onClose: () => void;
}

function ViewDialog({ views, current, keep, onClose }: ViewDialogProps) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    if (text === "") return setError("Give the view a name.");
    if (["all", "recycle bin"].includes(text.toLowerCase())) return setError("Choose another name; this one is taken.");
    keep("View saved", text, (stored) => withView(stored, { name: text, query: current }));
    onClose();
  };
  return (
    <ModalDialog
      title="Save this view"
      text="A view keeps filters, order and columns under a name in this browser. To share one, copy the address of the page."
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label="Name"
          value={name}
          maxLength={MAX_VIEW_NAME_CHARS}
          error={error}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
        {views.length > 0 && (
          <ul className={styles.list} aria-label="Saved views">
            {views.map((view) => (
              <li key={view.name}>
                <span>{view.name}</span>
                <Button
                  aria-label={`Remove the view ${view.name}`}
                  onClick={() => {
                    keep("View removed", view.name, (stored) => withoutView(stored, view.name));
                    // The notification with Undo cannot be clicked below a dialog.
                    onClose();
                  }}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" type="submit">
            Save view
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
