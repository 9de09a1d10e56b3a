import { type DrawingFormat, drawingUrl } from "#domain/drawings/drawing-url";
import styles from "./group-picture.module.css";
import { photoImage } from "./photo.tsx";

interface GroupPictureProps {
  /** Name of the drawing, from the API or of a group. */
  drawing: string;
  format?: DrawingFormat;
  photo?: string | null | undefined;
  /** The photo is a logo, which is shown whole. */
  isLogo?: boolean;
  /** The picture is above the fold. */
  isFirst?: boolean;
}

/** Shows the drawing of a business; a photo that loads covers it. It fills its parent. */
export const GroupPicture = groupPicture;

/** Renders it without a component: a list has twenty of them, and each component costs the server time. */
export function groupPicture({ drawing, format = "square", photo, isLogo, isFirst = false }: GroupPictureProps) {
  const use = isLogo ? "logo" : format === "street" ? "wide" : "square";
  return (
    <span className={styles.picture}>
      <img
        className={styles.drawing}
        alt=""
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst && !photo ? "high" : undefined}
        decoding="async"
        src={drawingUrl(drawing, format)}
      />
      {photo && photoImage({ src: photo, use, isFirst })}
    </span>
  );
}
