import type { NoindexReason } from "#domain/publishing/indexing";

interface ReasonText {
  pages: string;
  fix: string;
}

export const NOINDEX_REASONS: Readonly<Record<NoindexReason, ReasonText>> = {
  "closed-for-good": {
    pages: "Kalıcı olarak kapanan işletmeler",
    fix: "İşletme yeniden açıldıysa durumunu düzenleyin. Gerçekten kapandıysa yapmanız gereken bir şey yok.",
  },
  "no-name-category-or-city": {
    pages: "Adı, kategorisi veya şehri eksik olan işletmeler",
    fix: "Eksik alanı işletmeyi düzenleyerek doldurun ya da dosyada tamamlayıp güncelleme seçeneğiyle yeniden içe aktarın.",
  },
  "too-little-known": {
    pages: "Yorumu olmayan ve telefonu ya da çalışma saatleri bilinmeyen işletmeler",
    fix: "Hem telefon numarasını hem çalışma saatlerini ekleyin.",
  },
  "canonical-elsewhere": {
    pages: "Kanonik adresi başka bir sayfayı gösteren işletmeler",
    fix: "İşletmenin kendi sayfası listelensin istiyorsanız kanonik adres (canonical URL) alanını boşaltın.",
  },
  "too-few-businesses": {
    pages: "Üçten az işletmesi olan şehir ve kategori listeleri",
    fix: "Bu şehre veya kategoriye işletme ekleyin; en az üç işletme yeterlidir. Şehrin adı değiştiyse Import sekmesinde bir kural tanımlayın.",
  },
};
