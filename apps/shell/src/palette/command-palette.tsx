import { whenIdle } from '@tandem/design-system'
import { useEffect, useState } from 'react'
import { handleMissingChunk } from '../errors/missing-chunk.ts'
import { useFrameDialog } from '../use-frame-dialog.ts'
import { isPaletteOpenAtom } from './palette-state.ts'
import { loadPalette } from './read-palette-ahead.ts'
import { useRememberVisits } from './use-remember-visits.ts'

type Palette = Awaited<ReturnType<typeof loadPalette>>

/** Renders the palette. Its code is loaded when the page is idle, or when the palette is opened. */
export function CommandPalette() {
  useRememberVisits()
  const [isOpen, setOpen] = useFrameDialog(isPaletteOpenAtom)
  const [palette, setPalette] = useState<Palette | null>(null)
  useEffect(() => {
    if (palette !== null) return
    const get = () =>
      loadPalette().then(setPalette, (error: unknown) => {
        handleMissingChunk(error)
        setOpen(false)
      })
    if (isOpen) {
      void get()
      return
    }
    return whenIdle(() => void get())
  }, [isOpen, palette, setOpen])
  return isOpen && palette && <palette.PaletteDialog onClose={() => setOpen(false)} />
}
