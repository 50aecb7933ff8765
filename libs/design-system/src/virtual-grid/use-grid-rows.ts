import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { useIsPrinting } from '../printing/use-is-printing.ts'
import { keepPlace, placeOf, windowSize } from './grid-place.ts'
import { withRow } from './grid-rows.ts'

interface GridRowsOptions {
  count: number
  columns: number
  /** The width of the grid and its distance from the top of the page, in pixels. */
  box: { width: number; top: number }
  gap: number
  /** The estimated height of a row, before it is rendered. */
  estimateHeight: () => number
  /** Stays rendered wherever the window is, otherwise the focus would be lost. */
  focusedRow: number | null
  /** Whether the items of a row are known, so that it can be printed. */
  isKnown: (row: number) => boolean
  placeKey: string | undefined
}

/** Rows rendered beyond the visible ones. */
const ahead = 2

/** The rows of a grid that are near the window, which scrolls. The others only take up their space. */
export function useGridRows(options: GridRowsOptions) {
  'use no memo' // The virtualizer is one mutable object: memoised, its rows would never change.
  const { count, columns, box, gap, estimateHeight, focusedRow, isKnown, placeKey } = options
  const { width, top } = box
  const isSettled = useRef(false)
  useEffect(() => {
    isSettled.current = true
    return () => void (isSettled.current = false)
  }, [])

  const isPrinting = useIsPrinting()
  const rowKey = useCallback((row: number) => `${columns}-${row}`, [columns])
  // Visible rows are rendered first; on a new visit, which starts at the top, without the row at the lower edge.
  const overscan = useDeferredValue(ahead, placeOf(placeKey) ? 0 : -1)
  const before = Math.max(0, overscan)
  // oxlint-disable-next-line react/incompatible-library -- not memoised, and every change returns a new list of rows
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: estimateHeight,
    overscan: before,
    gap,
    scrollMargin: top,
    initialRect: windowSize(),
    // A row keeps its height when rows before it change, and is measured again when the number of columns
    // changes.
    getItemKey: rowKey,
    initialMeasurementsCache: placeOf(placeKey)?.rows,
    // The virtualizer would restore its own scroll position on mount, but that is the router's job.
    scrollToFn: (offset, scrollOptions, instance) => {
      // Nor would a size that is found now have it scroll back to where the page was before: the event of a scroll
      // comes later than the scroll.
      const isElsewhere = scrollOptions.adjustments !== undefined && Math.abs(window.scrollY - offset) > 1
      if (isSettled.current && !isElsewhere) windowScroll(offset, scrollOptions, instance)
    },
    // Paper has no window: it gets every row that is known.
    rangeExtractor: ({ startIndex, endIndex, count: rows }) =>
      isPrinting
        ? Array.from({ length: rows }, (_, row) => row).filter(isKnown)
        : withRow(
            Math.max(0, startIndex - before),
            Math.max(startIndex, Math.min(rows - 1, endIndex + overscan)),
            focusedRow,
          ),
  })

  useLayoutEffect(() => {
    if (placeKey === undefined) return
    return () => keepPlace(placeKey, { width, top, rows: virtual.takeSnapshot() })
  }, [placeKey, virtual, width, top])

  return {
    rows: virtual.getVirtualItems(),
    /** The height of all rows, rendered or not, in pixels. */
    height: virtual.getTotalSize(),
    /** The first and the last row in the window. */
    first: virtual.range?.startIndex ?? 0,
    last: virtual.range?.endIndex ?? 0,
    /** The ref of a rendered row. */
    measure: virtual.measureElement,
    scrollTo: (row: number) => virtual.scrollToIndex(row, { align: 'auto' }),
  }
}
