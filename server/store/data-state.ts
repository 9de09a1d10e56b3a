/** What is known of the data without looking at it. */
export interface DataState {
  /** As `dataVersion` gives it. */
  version: string;
  /** Another one when this process has changed the data, or any has replaced it whole. */
  epoch: string;
  /** A long operation, of whichever process, goes on changing the data, some of it every moment; false as soon as it ended. */
  isChanging: boolean;
}
