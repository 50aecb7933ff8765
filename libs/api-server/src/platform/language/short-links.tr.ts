import type { TextPairs } from '@tandem/api-contract'

/** The Turkish texts of the pages that are shown when a short link leads nowhere. */
export const shortLinksInTurkish: TextPairs = [
  ['Link not found', 'Bağlantı bulunamadı'],
  [
    'There is no such link. Check that the address is complete.',
    'Böyle bir bağlantı yok. Adresin tam olduğunu kontrol edin.',
  ],
  ['Not possible', 'Mümkün değil'],
  ['A link can only be opened.', 'Bir bağlantı yalnızca açılabilir.'],
  ['Link not available', 'Bağlantı kullanılamıyor'],
  [
    'This link no longer leads anywhere: it was turned off, or the product is gone.',
    'Bu bağlantı artık bir yere gitmiyor: kapatıldı veya ürün kaldırıldı.',
  ],
  ['Too many visits', 'Çok fazla ziyaret'],
  [
    'Too many links were opened from your network. Try again in a minute.',
    'Ağınızdan çok fazla bağlantı açıldı. Bir dakika sonra tekrar deneyin.',
  ],
  ['The link could not be opened. Try again later.', 'Bağlantı açılamadı. Daha sonra tekrar deneyin.'],
  ['Not available at the moment', 'Şu anda kullanılamıyor'],
  [
    'The link could not be opened. Try again in a few seconds.',
    'Bağlantı açılamadı. Birkaç saniye sonra tekrar deneyin.',
  ],
]
