import type { Catalogue } from '@tandem/app-frame'
import { turkish as parts } from '@tandem/page-parts/tr'
import { appearanceInTurkish } from './appearance/messages.tr.ts'
import { dataInTurkish } from './data/messages.tr.ts'
import { emailInTurkish } from './email/messages.tr.ts'
import { settingsInTurkish } from './messages.tr.ts'
import { profileInTurkish } from './profile/messages.tr.ts'
import { sessionsInTurkish } from './sessions/messages.tr.ts'
import { signInInTurkish } from './sign-in/messages.tr.ts'
import { teamInTurkish } from './team/messages.tr.ts'

/** The texts of the settings in Turkish, with those of the libraries below. */
export const turkish: readonly Catalogue[] = [
  ...parts,
  appearanceInTurkish,
  dataInTurkish,
  emailInTurkish,
  settingsInTurkish,
  profileInTurkish,
  sessionsInTurkish,
  signInInTurkish,
  teamInTurkish,
]
