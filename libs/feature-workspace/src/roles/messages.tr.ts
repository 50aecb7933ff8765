import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts about roles in Turkish. */
export const rolesInTurkish: Translation<typeof catalogue> = {
  namespace: 'workspace-roles',
  messages: {
    failed: 'Roller yüklenemedi',
    loading: 'Roller yükleniyor',
    table: 'Rollere göre izinler',
    permission: 'İzin',
    yes: 'Evet',
    no: 'Hayır',
    people_one: '{{count}} kişi',
    people_other: '{{count}} kişi',
    peopleOf_one: '{{role}} rolünde {{count}} kişi',
    peopleOf_other: '{{role}} rolünde {{count}} kişi',
    yourRole: 'Rolünüz',
  },
}
