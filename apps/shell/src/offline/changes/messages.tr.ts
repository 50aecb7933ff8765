import type { Translation } from '@tandem/app-frame'
import type { changeMessages } from './messages.ts'

/** The texts about changes that wait to be sent, in Turkish. */
export const changesInTurkish: Translation<typeof changeMessages.catalogue> = {
  namespace: 'shell-changes',
  messages: {
    waiting_one: '{{count}} değişiklik gönderilmeyi bekliyor.',
    waiting_other: '{{count}} değişiklik gönderilmeyi bekliyor.',
    signOut: {
      title: 'Değişiklikler silinsin mi?',
      text_one: '{{count}} değişiklik henüz gönderilmedi. Çıkış yapılıp bu değişiklik silinsin mi?',
      text_other: '{{count}} değişiklik henüz gönderilmedi. Çıkış yapılıp bu değişiklikler silinsin mi?',
      confirm: 'Çıkış yap ve sil',
      stay: 'Oturumda kal',
      close: 'Kapat',
    },
  },
}
