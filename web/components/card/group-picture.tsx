import { type DrawingFormat, drawingUrl } from "#domain/drawings/drawing-url";
import styles from "./group-picture.module.css";
import { Photo } from "./photo.tsx";

interface GroupPictureProps {
  /** Name of the drawing, from the API or of a group. */
  drawing: string;
  format?: DrawingFormat;
  photo?: string | null | undefined;
  /** The picture is above the fold. */
  isFirst?: boolean;
}

/** Shows the drawing of a business; a photo that loads covers it. It fills its parent. */
export function GroupPicture({ drawing, format = "square", photo, isFirst = false }: GroupPictureProps) {
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
      {photo && <Photo key={photo} src={photo} isFirst={isFirst} isSmall={format !== "street"} />}
    </span>
  );
}
