import type { Translation } from '@tandem/app-frame'
import type { notSavedMessages } from './messages.ts'

/** The texts about a change that could not be saved, in Turkish. */
export const notSavedInTurkish: Translation<typeof notSavedMessages.catalogue> = {
  namespace: 'shell-not-saved',
  messages: {
    notSaved: 'Kaydedilmedi: {{what}}',
    tooOld: '23 saat içinde gönderilemedi. Lütfen değişikliği yeniden yapın.',
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
