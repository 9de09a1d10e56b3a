import type { PictureType } from "#domain/business/own-photos/picture-type";
import { AppError } from "../../errors.ts";
import type { PhotoThread } from "./photo-thread.ts";
import type { PhotoAnswer, PictureToRead } from "./photo-worker.ts";

type Sizes = Exclude<PhotoAnswer, { refusal: string } | { error: string }>;

/** Reads a picture in the thread. Errors: AppError `invalid` with a sentence for a picture that cannot be read. */
export async function readPicture(
  thread: PhotoThread,
  picture: Omit<PictureToRead, "type">,
  type: PictureType,
): Promise<Sizes> {
  const answer = await thread.read({ ...picture, type }).catch((error: unknown) => {
    const reason =
      "This picture could not be read, or not in time. Save it again, smaller or as JPEG, and upload that.";
    throw new AppError("invalid", reason, [], { cause: error });
  });
  if ("refusal" in answer) throw new AppError("invalid", answer.refusal);
  return answer;
}
