import type { Translation } from '@tandem/app-frame'
import type { shortcutMessages } from './messages.ts'

/** The texts of the help about shortcuts in Turkish. */
export const shortcutsInTurkish: Translation<typeof shortcutMessages.catalogue> = {
  namespace: 'shell-shortcuts',
  messages: {
    close: 'Kapat',
    group: { general: 'Her yerde', row: 'Açık satırda', goTo: 'Sayfaya git' },
    andThen: 'ardından',
    singleKeys: 'Tek tuşlu kısayolları etkinleştir',
  },
}
