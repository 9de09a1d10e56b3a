import type { NoindexReason } from "#domain/publishing/indexing";

interface ReasonText {
  /** Which pages. */
  pages: string;
  /** What to do about it. */
  mend: string;
}

export const NOINDEX_REASONS: Readonly<Record<NoindexReason, ReasonText>> = {
  "closed-for-good": {
    pages: "Kalıcı olarak kapanan işletmeler",
    mend: "İşletme yeniden açıldıysa durumunu düzenleyin. Gerçekten kapandıysa yapmanız gereken bir şey yok.",
  },
  "no-name-category-or-city": {
    pages: "Adı, kategorisi veya şehri eksik olan işletmeler",
    mend: "Eksik alanı işletmeyi düzenleyerek doldurun ya da dosyada tamamlayıp güncelleme seçeneğiyle yeniden içe aktarın.",
  },
  "no-phone-hours-or-reviews": {
    pages: "Telefonu, çalışma saatleri ve yorumu olmayan işletmeler",
    mend: "Telefon numarası veya çalışma saatleri ekleyin; bunlardan biri yeterlidir.",
  },
  "canonical-elsewhere": {
    pages: "Kanonik adresi başka bir sayfayı gösteren işletmeler",
    mend: "İşletmenin kendi sayfası listelensin istiyorsanız kanonik adres (canonical URL) alanını boşaltın.",
  },
  "too-few-businesses": {
    pages: "İşletmesi kalmayan şehir ve kategori listeleri",
    mend: "Bu şehre veya kategoriye işletme ekleyin. Şehrin adı değiştiyse Import sekmesinde bir kural tanımlayın.",
  },
};
