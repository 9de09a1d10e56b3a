/** POST photos with the picture as body. */
export interface UploadedPhoto {
  /** Path of this site, for `photos` of a business. */
  address: string;
  /** Size in pixels as it is stored. */
  width: number;
  height: number;
}
