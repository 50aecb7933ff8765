import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The list of all notes in Turkish. */
export const notesInTurkish: Translation<typeof catalogue> = {
  namespace: 'workspace-notes',
  messages: {
    label: 'Notlar',
    count_one: '{{formatted}} not',
    count_other: '{{formatted}} not',
    loading: 'Notlar yükleniyor',
    failed: 'Notlar yüklenemedi',
    filter: 'Notları filtrele',
    search: 'Notlarda ara',
    searchPlaceholder: 'Notlarda ara',
    note: 'Not',
    on: 'Öğe',
    who: 'Yazan',
    when: 'Yazıldığı tarih',
    kinds: 'Tür',
    people: 'Yazanlar',
    choicesFailed: 'Seçenekler yüklenemedi.',
    onlyYou: 'Yalnızca siz',
    formerMember: 'Eski üye',
    account: '@{{username}}',
    deleted: 'Silinmiş satır',
    kind: {
      store: 'Mağaza',
      order: 'Sipariş',
      customer: 'Müşteri',
      product: 'Ürün',
      account: 'Hesap',
      post: 'Gönderi',
    },
    nothingFound: 'Eşleşen not yok',
    empty: {
      title: 'Henüz not yok',
      text: 'Bir sipariş, müşteri, ürün, gönderi, hesap veya mağaza açın ve takımınızın bilmesi gerekeni yazın: “Hediye, fatura koymayın”. Tüm notlar burada toplanır.',
      openOrders: 'Siparişleri aç',
    },
  },
}
