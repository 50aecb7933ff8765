import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { heedMissingChunk } from '../errors/missing-chunk.ts'
import { isPaletteOpenAtom } from './palette-state.ts'
import { loadPalette } from './read-palette-ahead.ts'
import { useRememberVisits } from './use-remember-visits.ts'

type Palette = Awaited<ReturnType<typeof loadPalette>>

/** Where the palette stands. It comes when the page has nothing else to do, or when it is asked for. */
export function CommandPalette() {
  useRememberVisits()
  const [isOpen, setOpen] = useAtom(isPaletteOpenAtom)
  const [palette, setPalette] = useState<Palette | null>(null)
  useEffect(() => {
    if (palette !== null) return
    const get = () =>
      loadPalette().then(setPalette, (error: unknown) => {
        heedMissingChunk(error)
        setOpen(false)
      })
    if (isOpen) {
      void get()
      return
    }
    return whenIdle(() => void get())
  }, [isOpen, palette, setOpen])
  // Nobody who signs in next finds it open.
  useEffect(() => () => setOpen(false), [setOpen])
  return isOpen && palette && <palette.PaletteDialog onClose={() => setOpen(false)} />
}

function whenIdle(callback: () => void) {
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: 3000 })
  return () => cancelIdleCallback(request)
}
