import { handleMissingChunk } from '../errors/missing-chunk.ts'

/** Loads the code of the palette. */
export const loadPalette = () => import('./palette-dialog.tsx')

/** Preloads it, so that it opens immediately. */
export const readPaletteAhead = () => void loadPalette().catch(handleMissingChunk)
