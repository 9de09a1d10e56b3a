import { useState } from "react";
import type { UploadedPhoto } from "#contract/fields/uploaded-photo";
import { type CropArea, MIN_CROP_PX, pixelsOfCrop } from "#domain/business/own-photos/crop-area";
import { failureText } from "../../../../api/failure-text.ts";
import { useAction } from "../../../../api/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { ModalDialog } from "../../../../ui/dialogs/modal-dialog.tsx";
import { ErrorNotice } from "../../../../ui/error-notice.tsx";
import { SegmentButtons } from "../../../../ui/segments/segments.tsx";
import { cropPhoto } from "../photos-api.ts";
import { centeredBox } from "./crop-box.ts";
import styles from "./crop-dialog.module.css";
import { CropStage } from "./crop-stage.tsx";

const SHAPES = [
  { value: "free", label: "Free", aspect: undefined },
  { value: "wide", label: "3:2", aspect: 3 / 2 },
  { value: "square", label: "Square", aspect: 1 },
] as const;
type Shape = (typeof SHAPES)[number]["value"];

/** Share of the photo that is chosen at first: the edges of all of it would lie at the edge of the dialog. */
const FIRST_SHARE = 0.9;
const FIRST_BOX: CropArea = { x: 0.05, y: 0.05, width: FIRST_SHARE, height: FIRST_SHARE };

interface CropDialogProps {
  /** Address of an uploaded photo. */
  address: string;
  onCropped: (address: string) => void;
  onClose: () => void;
}

/** Chooses the part of an uploaded photo to keep; the server cuts it out of the stored picture. */
export function CropDialog({ address, onCropped, onClose }: CropDialogProps) {
  const [shape, setShape] = useState<Shape>("free");
  const [crop, setCrop] = useState(FIRST_BOX);
  /** Size of the photo in its own pixels. */
  const [natural, setNatural] = useState<{ width: number; height: number }>();
  const action = useAction({
    mutationFn: () => cropPhoto(address, crop),
    onSuccess: (photo: UploadedPhoto) => onCropped(photo.address),
    meta: { invalidates: [] },
  });
  const ratioOf = (value: Shape) => {
    const aspect = SHAPES.find((each) => each.value === value)?.aspect;
    return aspect && natural && (aspect * natural.height) / natural.width;
  };
  const chooseShape = (value: Shape) => {
    setShape(value);
    const ratio = ratioOf(value);
    if (ratio !== undefined) setCrop(centeredBox(ratio, FIRST_SHARE));
  };
  const pixels = natural && pixelsOfCrop(crop, natural);
  const isTooSmall = natural !== undefined && Math.min(natural.width, natural.height) < MIN_CROP_PX;
  const shareOf = (side = MIN_CROP_PX) => Math.min(1, MIN_CROP_PX / side);
  return (
    <ModalDialog title="Crop photo" look="wide" role="alertdialog" onClose={onClose}>
      <SegmentButtons label="Shape" segments={SHAPES} value={shape} onChange={chooseShape} />
      <div className={styles.stage}>
        <CropStage
          box={crop}
          ratio={ratioOf(shape)}
          min={{ width: shareOf(natural?.width), height: shareOf(natural?.height) }}
          onChange={setCrop}
        >
          <img
            className={styles.photo}
            src={address}
            alt="The whole one"
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setNatural({ width: naturalWidth, height: naturalHeight })
            }
          />
        </CropStage>
      </div>
      <p className={styles.note} role="status">
        {isTooSmall
          ? `This photo is too small to crop: a part has at least ${MIN_CROP_PX} × ${MIN_CROP_PX} pixels.`
          : pixels && `${pixels.width.toLocaleString("en-US")} × ${pixels.height.toLocaleString("en-US")} pixels.`}{" "}
        The whole photo is kept until nothing needs it any more.
      </p>
      {action.error && (
        <ErrorNotice title="The photo was not cropped">{failureText(action.error, "Please try again.")}</ErrorNotice>
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="main"
          disabled={pixels === undefined || isTooSmall || action.isPending}
          onClick={() => action.mutate()}
        >
          {action.isPending ? "Cropping…" : "Crop photo"}
        </Button>
      </div>
    </ModalDialog>
  );
}
