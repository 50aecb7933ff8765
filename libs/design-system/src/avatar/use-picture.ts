import { useState } from 'react'

/** What to show of a picture from elsewhere, and the properties of its `<img>`. */
interface PictureState {
  /** There is an address, and it hasn't failed. */
  hasPicture: boolean
  /** Until then, and when there is no picture, its stand-in shows. */
  isLoaded: boolean
  handlers: { onLoad(): void; onError(): void }
}

/** Whether a picture has loaded or failed, for each address that `src` gets. */
export function usePicture(src: string | null | undefined): PictureState {
  const [failed, setFailed] = useState<string>()
  const [loaded, setLoaded] = useState<string>()
  const hasPicture = src != null && src !== failed
  return {
    hasPicture,
    isLoaded: hasPicture && src === loaded,
    handlers: { onLoad: () => setLoaded(src ?? undefined), onError: () => setFailed(src ?? undefined) },
  }
}
