import type { Catalogue } from '@tandem/app-frame'
import { demoInTurkish } from '../demo/messages.tr.ts'
import { toastsInTurkish } from '../errors/messages.tr.ts'
import { helpInTurkish } from '../help/messages.tr.ts'
import { shellInTurkish } from '../messages.tr.ts'
import { notificationsInTurkish } from '../notifications/messages.tr.ts'
import { changesInTurkish } from '../offline/changes/messages.tr.ts'
import { notSavedInTurkish } from '../offline/changes/not-saved/messages.tr.ts'
import { paletteInTurkish } from '../palette/messages.tr.ts'
import { shortcutsInTurkish } from '../shortcuts/messages.tr.ts'
import { dragInTurkish } from '../sidebar/starred/messages.tr.ts'
import { whatsNewInTurkish } from '../whats-new/messages.tr.ts'

/** The Turkish texts of the frame around the pages. */
export const turkish: readonly Catalogue[] = [
  demoInTurkish,
  dragInTurkish,
  helpInTurkish,
  shellInTurkish,
  changesInTurkish,
  notificationsInTurkish,
  notSavedInTurkish,
  paletteInTurkish,
  shortcutsInTurkish,
  toastsInTurkish,
  whatsNewInTurkish,
]
