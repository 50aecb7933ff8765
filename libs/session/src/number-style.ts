import { numberStyles } from '@tandem/format'
import { preferenceAtom } from './preference.ts'

/** Whose separators numbers on screen have. */
export const numberStyleAtom = preferenceAtom('number_style', numberStyles)
