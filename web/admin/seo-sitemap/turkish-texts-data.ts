import { seoNumbers } from "./seo-numbers.ts";
import type { SeoTexts } from "./seo-texts.ts";

const numbers = seoNumbers("tr", (percent) => `${percent}’den az`);

export const TURKISH: SeoTexts = {
  title: "SEO Site Haritası",
  intro: "Arama motorlarına bildirilen sayfalar, dışarıda tutulan sayfalar ve bunların nedenleri.",
  retry: "Tekrar dene",
  loading: "Yükleniyor",
  numbers,
  figures: {
    error: "Site haritası bilgileri alınamadı",
    businesses: "Haritadaki işletmeler",
    businessSitemaps: "İşletme site haritaları",
    maxPerSitemap: "Harita başına en fazla işletme",
    files: "Site haritası dosyaları",
    filesNote: "İşletmeler, ana sayfalar, kategoriler ve şehirler",
  },
  files: {
    title: "Site haritası dosyaları",
    intro: "Arama motorlarına yalnızca dizinin adresini vermeniz yeterlidir; diğer dosyalar dizinde listelenir.",
    index: "Site haritası dizini",
    mainPages: "Ana sayfalar",
    categories: "Kategoriler",
    cities: "Şehirler",
    businessTitle: "İşletme site haritaları",
    businessNone: "Henüz işletme site haritası yok. İşletme eklendiğinde kendiliğinden oluşur.",
    business: (number) => `İşletmeler ${number}`,
  },
  noindex: {
    title: "Dizine eklenmeyen sayfalar",
    intro:
      "Bu sayfalar ziyaretçilere açıktır; ancak arama motorlarından bunları listelememeleri istenir ve bu sayfalar site haritalarında yer almaz.",
    error: "Dizine eklenmeyen sayfalar alınamadı",
    none: "Dizin dışında tutulan sayfa yok.",
    pages: (count) => `${numbers.count(count)} sayfa`,
    show: "Göster",
    hide: "Gizle",
    toggle: (reason, isOpen) => `${reason}: ${isOpen ? "sayfaları gizle" : "sayfaları göster"}`,
    pagesError: "Sayfalar alınamadı",
    edit: "Düzenle",
    editOf: (name) => `${name}: düzenle`,
    pageList: "Sayfalar",
    previous: "Önceki",
    next: "Sonraki",
    position: (page, totalPages) => `Sayfa ${page} / ${totalPages}`,
    reasons: {
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
    },
  },
  similar: {
    title: "Birbirine benzeyen metinler",
    intro:
      "İşletme metinleri beşer kelimelik dizilerle karşılaştırılır. Dizilerinin en az yarısı ortak olan iki metin birbirine çok benzer sayılır.",
    error: "Metinler karşılaştırılamadı",
    loading: "Metinler karşılaştırılıyor; işletme sayısı çoksa bu birkaç saniye sürebilir.",
    none: ["Karşılaştırılacak metin yok. Metinleri ", "Import sekmesinde", " oluşturabilirsiniz."],
    share: "Çok benzeri olan metinler",
    shareNone: "Çok benzeri olan metin bulunmadı",
    shareNote: "Ne kadar düşükse o kadar iyi",
    nearest: "En yakın metinle benzerlik",
    nearestNote: "Ortanca değer",
    compared: "Karşılaştırılan metinler",
    sampleNote: "Tüm işletmelerden alınan örneklem",
    pairsTitle: "Birbirine en çok benzeyen metinler",
    advice:
      "Benzerliği azaltmak için işletmenin metnini elle yazın. Metnin yeniden oluşturulmasını istiyorsanız önce işletmenin eksik bilgilerini tamamlayın, metin alanını boşaltın ve ardından Import sekmesinde SEO içeriğini oluşturun.",
  },
};
