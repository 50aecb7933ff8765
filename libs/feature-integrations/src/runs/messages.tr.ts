import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts that the syncs of stores and accounts share, in Turkish. */
export const runsInTurkish: Translation<typeof catalogue> = {
  namespace: 'integrations-runs',
  messages: {
    duration: {
      seconds: '{{seconds}} sn',
      minutes: '{{minutes}} dk {{seconds}} sn',
      hours: '{{hours}} sa {{minutes}} dk',
    },
  },
}
