import type { Translation } from '@tandem/app-frame'
import type { dragMessages } from './messages.ts'

/** What screen readers hear in Turkish while a starred page is moved. */
export const dragInTurkish: Translation<typeof dragMessages.catalogue> = {
  namespace: 'shell-drag',
  messages: {
    instructions:
      'Tutmak için Boşluk, taşımak için ok tuşları, bırakmak için Boşluk, iptal etmek için Escape tuşuna basın.',
    lifted: '{{page}} tutuldu, konum: {{position}}/{{total}}.',
    moved: '{{page}} taşındı, yeni konum: {{position}}/{{total}}.',
    dropped: '{{page}} bırakıldı, konum: {{position}}/{{total}}.',
    cancelled: 'İptal edildi. {{page}} eski yerine döndü, konum: {{position}}/{{total}}.',
  },
}
