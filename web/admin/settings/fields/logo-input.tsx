import { useId } from "react";
import { MAX_PICTURE_MB } from "#domain/business/own-photos/picture-type";
import { isLogoAddress } from "#domain/publishing/branding/site-logo";
import { uploadFailureText, uploadPicture } from "../../api/upload-picture.ts";
import { useAction } from "../../api/use-action.ts";
import { Button } from "../../ui/button.tsx";
import inputStyles from "../setting-input.module.css";
import type { InputProps } from "./input-props.ts";
import styles from "./logo-input.module.css";

/** Uploads a logo, which pages show once it is saved. */
export function LogoInput({ common, draft, onChange }: InputProps) {
  const id = useId();
  const upload = useAction({
    mutationFn: (file: File) => uploadPicture("logos", file),
    onSuccess: ({ address }) => onChange(address),
    meta: { invalidates: [] },
  });
  const { isPending: isUploading } = upload;
  const error = upload.error
    ? uploadFailureText(upload.error, "The logo could not be uploaded. Try again.")
    : common.error;
  const hasLogo = isLogoAddress(draft);
  return (
    <div className={styles.logo}>
      <label className={styles.label} htmlFor={id}>
        {common.label}
      </label>
      {!common.readOnly && (
        <div className={styles.tools}>
          <span className={styles.choose}>
            {isUploading ? "Uploading…" : hasLogo ? "Replace…" : "Choose a picture…"}
            <input
              id={id}
              className={styles.file}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              disabled={isUploading}
              aria-invalid={error !== undefined}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) upload.mutate(file);
                target.value = "";
              }}
            />
          </span>
          {hasLogo && (
            <Button disabled={isUploading} aria-label={`Remove ${common.label}`} onClick={() => onChange("")}>
              Remove
            </Button>
          )}
        </div>
      )}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className={inputStyles.hint}>
        {common.hint ?? `PNG, JPEG or WebP, at most ${MAX_PICTURE_MB} MB. A transparent PNG looks best.`}
      </p>
    </div>
  );
}
