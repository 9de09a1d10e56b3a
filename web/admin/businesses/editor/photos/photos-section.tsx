import { type DragEvent, lazy, Suspense, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { fieldLabel } from "#domain/business/field-labels-data";
import { MAX_PICTURE_MB, MAX_PICTURE_MEGAPIXELS } from "#domain/business/own-photos/picture-type";
import { notify } from "../../../../components/notifications/notify.ts";
import { ErrorBoundary } from "../../../ui/error-boundary.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { EditedMark } from "../edited-mark.tsx";
import { fieldErrorText } from "../field-errors.ts";
import sections from "../form-sections.module.css";
import type { FormValues } from "../form-values.ts";
import { FieldSource } from "../history/field-source.tsx";
import { useOrigins } from "../history/origins-context.ts";
import type { EditId } from "../use-edit-param.ts";
import { movePhoto, readPhotos, replacePhoto, writePhotos } from "./photo-list.ts";
import { PhotoTile } from "./photo-tile.tsx";
import styles from "./photos.module.css";
import { UploadTile } from "./upload-tile.tsx";
import { useUploads } from "./use-uploads.ts";

const CropDialog = lazy(async () => ({ default: (await import("./crop/crop-dialog.tsx")).CropDialog }));

const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** Photos in their order, and a place to drop or choose more. The first one is the cover. */
export function PhotosSection({ id }: { id: EditId }) {
  const { register, setValue, getValues, formState } = useFormContext<FormValues>();
  const { editedFields } = useOrigins();
  const inputId = useId();
  const [draggedIndex, setDraggedIndex] = useState<number>();
  const [isOver, setOver] = useState(false);
  const [croppedAddress, setCroppedAddress] = useState<string>();
  const photos = readPhotos(useWatch<FormValues, "photos">({ name: "photos" }));
  const set = (next: readonly string[]) =>
    setValue("photos", writePhotos(next), { shouldDirty: true, shouldValidate: true });
  const { uploads, add, remove, retry } = useUploads(id, (addresses) =>
    set([...readPhotos(getValues("photos")), ...addresses]),
  );
  const replace = (from: string, to: string) => set(replacePhoto(readPhotos(getValues("photos")), from, to));
  const showCropped = (from: string, to: string) => {
    setCroppedAddress(undefined);
    replace(from, to);
    notify({
      title: "Photo cropped",
      description: "Save the business to show it on its page.",
      action: { label: "Undo", run: () => replace(to, from) },
    });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (draggedIndex !== undefined) return;
    add([...event.dataTransfer.files]);
  };
  const dropOn = (index: number) => {
    if (draggedIndex !== undefined) set(movePhoto(photos, draggedIndex, index));
    setDraggedIndex(undefined);
  };
  return (
    <fieldset className={sections.section}>
      <legend className={sections.title}>Photos {editedFields.includes("photos") && <EditedMark />}</legend>
      <div className={sections.wide}>
        <p className={styles.note}>
          {photos.length > 1 ? "Drag or use the arrows to reorder. The first is the cover." : "The first is the cover."}{" "}
          <FieldSource field="photos" />
        </p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard */}
        <div
          className={styles.photos}
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(draggedIndex === undefined);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {photos.map((address, index) => (
            <PhotoTile
              key={address}
              address={address}
              number={index + 1}
              count={photos.length}
              onMove={(to) => set(movePhoto(photos, index, to))}
              onRemove={() => set(photos.toSpliced(index, 1))}
              onCrop={() => setCroppedAddress(address)}
              onDragStart={() => setDraggedIndex(index)}
              onDragEnd={() => setDraggedIndex(undefined)}
              onDrop={() => dropOn(index)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload)}
              onRemove={() => remove(upload.id)}
            />
          ))}
          <label className={styles.add} htmlFor={inputId}>
            <strong>Add photos</strong>
            <span>or drop them here</span>
            <input
              id={inputId}
              className={styles.file}
              type="file"
              multiple
              accept={ACCEPTED}
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                target.value = "";
              }}
            />
          </label>
        </div>
        <p className={styles.note}>
          JPEG, PNG, WebP, AVIF or GIF, at most {MAX_PICTURE_MB} MB and {MAX_PICTURE_MEGAPIXELS} megapixels. Location
          and other data in the file are removed. Photos uploaded here can be cropped; those at other addresses can’t.
        </p>
        <details className={styles.lines} open={formState.errors.photos !== undefined || undefined}>
          <summary>Edit as addresses</summary>
          <TextArea
            label={fieldLabel("photos")}
            rows={4}
            hint="One address per line."
            error={fieldErrorText("photos", formState.errors.photos?.message)}
            {...register("photos")}
          />
        </details>
      </div>
      {croppedAddress !== undefined && (
        <ErrorBoundary key={croppedAddress} title="The photo could not be opened">
          <Suspense>
            <CropDialog
              address={croppedAddress}
              onCropped={(address) => showCropped(croppedAddress, address)}
              onClose={() => setCroppedAddress(undefined)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </fieldset>
  );
}
