import { appFrameInTurkish } from './coming-soon/messages.tr.ts'
import type { Catalogue } from './define-messages.ts'

/** The texts of planned pages in Turkish. */
export const turkish: readonly Catalogue[] = [appFrameInTurkish]
