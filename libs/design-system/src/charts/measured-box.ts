import { useCallback, useRef, useState } from 'react'
import type { RefCallback } from 'react'

export interface Box {
  width: number
  height: number
  /** How much larger than usual the reader's text is. */
  textScale: number
}

const usualFontSize = 16

/** The size of an element, before its first paint and after every change; undefined while it has none. */
export function useMeasuredBox(): [RefCallback<HTMLElement>, Box | undefined] {
  const [box, setBox] = useState<Box>()
  const observer = useRef<ResizeObserver>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    // React 18 calls a ref without an element at the end, but nothing that a ref returned.
    observer.current?.disconnect()
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualFontSize
      setBox((known) => {
        if (width === 0) return undefined
        const isKnown = known?.width === width && known.height === height && known.textScale === textScale
        return isKnown ? known : { width, height, textScale }
      })
    }
    measure()
    observer.current = new ResizeObserver(measure)
    observer.current.observe(element)
  }, [])
  return [ref, box]
}
