import { useState } from "react";
import { isOwnPhoto } from "#domain/business/own-photos/own-photo";
import { Icon } from "../../../../components/icon.tsx";
import { failureNotice } from "../../../api/failure-text.ts";
import { useAction } from "../../../api/use-action.ts";
import { useRoleRefusal } from "../../../session/role.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { isShownAddress } from "./photo-list.ts";
import styles from "./photos.module.css";
import { erasePhoto } from "./photos-api.ts";

interface PhotoTileProps {
  address: string;
  /** Place of the photo, counted from 1, and the number of all. */
  number: number;
  count: number;
  /** Moves it to an index. */
  onMove: (index: number) => void;
  onRemove: () => void;
  onCrop: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: () => void;
}

/** One photo with its tools. */
export function PhotoTile({ address, number, count, onMove, onRemove, onCrop, ...drag }: PhotoTileProps) {
  const [isBroken, setBroken] = useState(false);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const refusal = useRoleRefusal("administrator");
  const erase = useAction({
    mutationFn: erasePhoto,
    onSuccess: onRemove,
    meta: {
      success: () => ({ title: "Photo erased", description: "Save the business to take it off its page." }),
      failure: failureNotice("The photo was not erased"),
      invalidates: [],
    },
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows in it do the same by keyboard
    <div
      className={number === 1 ? `${styles.photo} ${styles.cover}` : styles.photo}
      draggable
      onDragStart={drag.onDragStart}
      onDragEnd={drag.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drag.onDrop}
    >
      {isBroken || !isShownAddress(address) ? (
        <span className={styles.broken}>This photo cannot be loaded. {address}</span>
      ) : (
        <img
          src={address}
          alt={`${number === 1 ? "Cover" : `Number ${number}`} of ${count}`}
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
      {number === 1 && <span className={styles.tag}>Cover</span>}
      <span className={styles.tools}>
        {number > 1 && (
          <Button
            look="icon"
            className={styles.tool}
            aria-label={`Move photo ${number} forward`}
            onClick={() => onMove(number - 2)}
          >
            <span aria-hidden="true">←</span>
          </Button>
        )}
        {number < count && (
          <Button
            look="icon"
            className={styles.tool}
            aria-label={`Move photo ${number} back`}
            onClick={() => onMove(number)}
          >
            <span aria-hidden="true">→</span>
          </Button>
        )}
        <Button look="icon" className={styles.tool} aria-label={`Remove photo ${number}`} onClick={onRemove}>
          <Icon name="close" size={16} />
        </Button>
      </span>
      {isOwnPhoto(address) && (
        <span className={styles.corner}>
          <Button className={styles.erase} aria-label={`Crop photo ${number}`} disabled={isBroken} onClick={onCrop}>
            Crop…
          </Button>
          <Button
            className={styles.erase}
            aria-label={`Erase photo ${number} for good`}
            disabled={refusal !== undefined}
            title={refusal}
            onClick={() => setConfirmOpen(true)}
          >
            Erase…
          </Button>
        </span>
      )}
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title="Erase this photo for good?"
        text="Its file is deleted, so every business that shows it loses it. This cannot be undone. “Remove” only takes it off this business."
        confirmLabel="Erase photo"
        onConfirm={() => {
          setConfirmOpen(false);
          erase.mutate(address);
        }}
        onCancel={() => setConfirmOpen(false)}
      />
    </div>
  );
}
