import type { roleNames } from './permissions.ts'
import type { TranslationOf } from './translate.ts'

/** The names of the roles in Turkish. */
export const roleNamesInTurkish: TranslationOf<typeof roleNames> = {
  super_admin: 'Süper yönetici',
  admin: 'Yönetici',
  editor: 'Editör',
  viewer: 'Görüntüleyici',
}
