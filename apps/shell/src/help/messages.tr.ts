import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts of the help page in Turkish. */
export const helpInTurkish: Translation<typeof catalogue> = {
  namespace: 'shell-help',
  messages: {
    pages: { help: { title: 'Yardım', description: 'Her rakamın ne anlama geldiği.' } },
    search: 'Tanımlarda ara',
    contents: 'Konular',
    clear: 'Aramayı temizle',
    advice: '“erişim” veya “iadeler” gibi başka bir kelime deneyin.',
    alsoCalled: 'sözlük, tanımlar, metrikler, nedir',
  },
}
