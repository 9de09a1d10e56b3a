/** Folded words for yes and no in lists of owners, separated by spaces. A cross or a tick is a yes. */
export const YES_WORDS =
  "yes y true 1 1.0 x ✓ ✔ ☑ ✅ ja oui o si s sim evet tak ano da да так ναι nai igen kylla jah jā taip はい 是 有 예 네 نعم כן haan हाँ";
export const NO_WORDS =
  "no n false 0 0.0 ✗ ✘ ❌ ☐ nein non nao hayir nie ne nu нет ні οχι ochi nej nei nee nem ei nē いいえ 否 無 无 아니요 لا לא नहीं";
