import { heedMissingChunk } from '../errors/missing-chunk.ts'

/** Gets what draws the palette. */
export const loadPalette = () => import('./palette-dialog.tsx')

/** Gets it before it is asked for, so that it opens at once. */
export const readPaletteAhead = () => void loadPalette().catch(heedMissingChunk)
