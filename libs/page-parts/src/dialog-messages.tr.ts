import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './dialog-messages.ts'

/** Texts that dialogs and lists share in Turkish. */
export const dialogsInTurkish: Translation<typeof catalogue> = {
  namespace: 'dialogs',
  messages: {
    close: 'Kapat',
    cancel: 'Vazgeç',
    undo: 'Geri al',
    changedSince: 'Bu yeniden değiştirildi. Hiçbir şey geri alınmadı.',
    tryAgain: 'Tekrar dene',
    late: {
      failed: 'Bu açılamadı',
      advice: 'Bağlantınızı kontrol edip tekrar deneyin. Olmazsa sayfayı yenileyin.',
    },
    discard: {
      title: 'Değişiklikler silinsin mi?',
      keep: 'Düzenlemeye devam et',
      discard: 'Değişiklikleri sil',
    },
  },
}
