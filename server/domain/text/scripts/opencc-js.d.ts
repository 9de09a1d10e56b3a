declare module "opencc-js/dict/TSCharacters" {
  /** Pairs of a traditional and a simplified character, "書 书|…". */
  const pairs: string;
  export default pairs;
}
