import { useState } from 'react'
import type { RefCallback } from 'react'
import { attachedRef } from '../layout/attached-ref.ts'

export interface Box {
  width: number
  /** How much larger than usual the reader's text is. */
  textScale: number
}

const usualFontSize = 16

/** The size of an element, before its first paint and after every change; undefined while it has none. */
export function useMeasuredBox(): [RefCallback<HTMLElement>, Box | undefined] {
  const [box, setBox] = useState<Box>()
  const [ref] = useState(() =>
    attachedRef((element: HTMLElement) => {
      const measure = () => {
        const width = element.clientWidth
        const textScale =
          Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualFontSize
        setBox((known) => {
          if (width === 0) return undefined
          return known?.width === width && known.textScale === textScale ? known : { width, textScale }
        })
      }
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    }),
  )
  return [ref, box]
}
