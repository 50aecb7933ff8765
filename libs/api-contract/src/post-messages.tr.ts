import type { postMessages } from './post-messages.ts'
import type { TranslationOf } from './translate.ts'

/** The texts about posts in Turkish. */
export const postMessagesInTurkish: TranslationOf<typeof postMessages> = {
  onlyOwn: 'Ürünleri yalnızca kendi gönderilerinize bağlayabilirsiniz',
  onlyOwnCodes: 'Yalnızca kendi hesaplarınızın gönderilerinde kod olabilir',
  tooManyCodes: (max) => `Bir gönderide en fazla ${max} kod olabilir`,
  onlyOwnLinks: 'Yalnızca kendi hesaplarınızın gönderilerinde kısa bağlantı olabilir',
  linkProductFirst: 'Önce ürünü gönderiye bağlayın',
  noShopAddress:
    'Tandem bu ürünün mağaza adresindeki sayfasını bilmiyor. Mağazanın bir sonraki senkronizasyonundan sonra tekrar bakın.',
  noShortLink: 'Bu ürünün kısa bağlantısı yok',
}
