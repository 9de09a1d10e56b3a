import { GroupPicture } from "./group-picture.tsx";

interface DefaultPictureProps {
  drawing: string;
  photo?: string | null | undefined;
}

/** The hero image: the street of a business at any width. A photo that loads covers it. */
export function DefaultPicture({ drawing, photo }: DefaultPictureProps) {
  return <GroupPicture drawing={drawing} format="street" photo={photo} isFirst />;
}
