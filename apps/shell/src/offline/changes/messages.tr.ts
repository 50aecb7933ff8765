import type { Translation } from '@tandem/app-frame'
import type { changeMessages } from './messages.ts'

/** The texts about changes that wait to be sent, in Turkish. */
export const changesInTurkish: Translation<typeof changeMessages.catalogue> = {
  namespace: 'shell-changes',
  messages: {
    kept: {
      title: 'Bu cihaza kaydedildi',
      description: 'Çevrimiçi olduğunuzda gönderilir.',
    },
    waiting_one: '{{count}} değişiklik gönderilmeyi bekliyor.',
    waiting_other: '{{count}} değişiklik gönderilmeyi bekliyor.',
    notSaved: 'Kaydedilmedi: {{what}}',
    tooOld: '23 saat içinde gönderilemedi. Lütfen değişikliği yeniden yapın.',
    signOut: {
      title: 'Değişiklikler silinsin mi?',
      text_one: '{{count}} değişiklik henüz gönderilmedi. Çıkış yapılıp bu değişiklik silinsin mi?',
      text_other: '{{count}} değişiklik henüz gönderilmedi. Çıkış yapılıp bu değişiklikler silinsin mi?',
      confirm: 'Çıkış yap ve sil',
      stay: 'Oturumda kal',
      close: 'Kapat',
    },
    unknown: 'bir değişiklik',
    what: {
      addManyToFavorite: 'kategoriye eklenen satırlar',
      addToAccountCollections: 'koleksiyona eklenen hesaplar',
      addToFavorite: 'kategoriye eklenen öğe',
      createAccountCollection: 'yeni koleksiyon',
      createFavoriteCategory: 'yeni kategori',
      createNote: 'yeni not',
      createSavedFilter: 'yeni filtre',
      deleteAccountCollection: 'koleksiyonun silinmesi',
      deleteFavoriteCategory: 'kategorinin silinmesi',
      deleteNote: 'notun silinmesi',
      deleteSavedFilter: 'filtrenin silinmesi',
      removeFromFavorite: 'kategoriden kaldırma',
      renameAccountCollection: 'koleksiyonun adı',
      renameFavoriteCategory: 'kategorinin adı',
      starRow: 'yeni favori',
      syncAccountCollections: 'hesabın koleksiyonları',
      updateMeta: 'bir tercih',
      updateNote: 'değiştirilen not',
      updateSavedFilter: 'değiştirilen filtre',
    },
  },
}
