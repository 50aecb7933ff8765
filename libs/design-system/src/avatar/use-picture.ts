import { useCallback, useState } from 'react'

/** What to show of a picture from elsewhere, and the properties of its `<img>`. */
interface PictureState {
  /** There is an address, and it hasn't failed. */
  hasPicture: boolean
  /** Until then, and when there is no picture, its stand-in shows. */
  isLoaded: boolean
  handlers: { ref(image: HTMLImageElement | null): void; onLoad(): void; onError(): void }
}

/** Whether a picture has loaded or failed, for each address that `src` gets. */
export function usePicture(src: string | null | undefined): PictureState {
  const [failed, setFailed] = useState<string>()
  const [loaded, setLoaded] = useState<string>()
  const hasPicture = src != null && src !== failed
  const handleLoaded = useCallback(() => setLoaded(src ?? undefined), [src])
  // A picture in the browser's cache is there at once; waiting for its event would show the stand-in first.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth > 0) handleLoaded()
    },
    [handleLoaded],
  )
  return {
    hasPicture,
    isLoaded: hasPicture && src === loaded,
    handlers: { ref, onLoad: handleLoaded, onError: () => setFailed(src ?? undefined) },
  }
}
