import type { Catalogue } from '@tandem/app-frame'
import { turkish as frame } from '@tandem/app-frame/tr'
import { dialogsInTurkish } from './dialog-messages.tr.ts'
import { pagePartsInTurkish } from './messages.tr.ts'
import { momentsInTurkish } from './moment/messages.tr.ts'
import { presenceInTurkish } from './presence/messages.tr.ts'
import { provenanceInTurkish } from './provenance/messages.tr.ts'
import { timezoneInTurkish } from './timezone/messages.tr.ts'

/** The texts that pages share in Turkish, with those of the libraries below. */
export const turkish: readonly Catalogue[] = [
  ...frame,
  dialogsInTurkish,
  pagePartsInTurkish,
  momentsInTurkish,
  presenceInTurkish,
  provenanceInTurkish,
  timezoneInTurkish,
]
