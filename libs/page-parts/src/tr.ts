import type { Catalogue } from '@tandem/app-frame'
import { turkish as frame } from '@tandem/app-frame/tr'
import { dialogsInTurkish } from './dialog-messages.tr.ts'
import { formerInTurkish } from './former/messages.tr.ts'
import { pagePartsInTurkish } from './messages.tr.ts'
import { momentsInTurkish } from './moment/messages.tr.ts'
import { mountInTurkish } from './mount/messages.tr.ts'
import { presenceInTurkish } from './presence/messages.tr.ts'
import { provenanceInTurkish } from './provenance/messages.tr.ts'
import { timezoneInTurkish } from './timezone/messages.tr.ts'

/** The Turkish texts that pages share, and those of the libraries that this one uses. */
export const turkish: readonly Catalogue[] = [
  ...frame,
  dialogsInTurkish,
  pagePartsInTurkish,
  formerInTurkish,
  momentsInTurkish,
  mountInTurkish,
  presenceInTurkish,
  provenanceInTurkish,
  timezoneInTurkish,
]
