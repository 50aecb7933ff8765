import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { css } from '@tandem/design-system/css'
import { useIsPrinting } from '../printing/use-is-printing.ts'
import { handleFeedKeys, useItemFocus } from './feed-focus.ts'
import { keepPlace, placeOf, windowSize } from './grid-place.ts'
import { columnsIn, itemsIn, rowsFor, withRow } from './grid-rows.ts'
import { useGridBox } from './use-grid-box.ts'

export interface VirtualGridProps {
  /** What is listed, for screen readers: "Posts". */
  label: string
  /** The number of all items, rendered or not. */
  count: number
  /** There are more items than can be counted. */
  isOpenEnded?: boolean
  /** The items are from the previous query. */
  busy?: boolean
  /** The minimum width of an item in pixels; as many as fit are side by side, at least one. */
  minWidth: number
  /** The estimated height of an item of this width, before it is rendered. */
  estimateHeight: (width: number) => number
  /** Names the item for screen readers; undefined until it is known. */
  itemLabel: (index: number) => string | undefined
  /** Fills its box: the items of a row are as high as the highest. */
  renderItem: (index: number) => ReactNode
  /** Called with the range of items in or near the window. Pass the same function always. */
  onRangeChange?: (first: number, last: number) => void
  /** Identifies a visit to the page, such as the history entry, so that Back restores the scroll position. */
  placeKey?: string
}

const gap = 16
/** Rows rendered beyond the visible ones. */
const ahead = 2

/**
 * Any number of items in a grid, of which only those near the window are rendered. The window scrolls. It is a
 * feed for screen readers: Page Down and Page Up move between items, Control with End or Home leaves the
 * feed.
 */
export function VirtualGrid(props: VirtualGridProps) {
  'use no memo' // The virtualizer is one mutable object: memoised, its rows would never change.
  const { label, count, busy, minWidth, estimateHeight, renderItem, itemLabel, onRangeChange } = props
  const { placeKey } = props
  const root = useRef<HTMLDivElement>(null)
  const { width, top } = useGridBox(root, placeKey)
  const { focused, focusItem, focusHandlers } = useItemFocus(root)
  const isSettled = useRef(false)
  useEffect(() => {
    isSettled.current = true
    return () => void (isSettled.current = false)
  }, [])

  const isPrinting = useIsPrinting()

  // A feed must contain articles or be busy.
  const isFeed = count > 0 || busy === true
  const columns = columnsIn(width, minWidth, gap)
  const rowCount = width === 0 ? 0 : rowsFor(count, columns)
  const itemWidth = (width - gap * (columns - 1)) / columns
  const focusedRow = focused === null ? null : Math.floor(focused / columns)
  const rowKey = useCallback((row: number) => `${columns}-${row}`, [columns])
  // Visible rows are rendered first; on a new visit, which starts at the top, without the row at the lower edge.
  const overscan = useDeferredValue(ahead, placeOf(placeKey) ? 0 : -1)
  const before = Math.max(0, overscan)
  // oxlint-disable-next-line react/incompatible-library -- see above
  const virtual = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => estimateHeight(itemWidth),
    overscan: before,
    gap,
    scrollMargin: top,
    initialRect: windowSize(),
    // A row keeps its height when rows before it change, and is measured again when the number of columns
    // changes.
    getItemKey: rowKey,
    initialMeasurementsCache: placeOf(placeKey)?.rows,
    // The virtualizer would restore its own scroll position on mount, but that is the router's job.
    scrollToFn: (offset, options, instance) => {
      // Nor would a size that is found now have it scroll back to where the page was before: the event of a scroll
      // comes later than the scroll.
      const isElsewhere = options.adjustments !== undefined && Math.abs(window.scrollY - offset) > 1
      if (isSettled.current && !isElsewhere) windowScroll(offset, options, instance)
    },
    // Paper has no window: it gets every row that is known. The focused row stays, otherwise the focus would be lost.
    rangeExtractor: ({ startIndex, endIndex, count: rows }) =>
      isPrinting
        ? Array.from({ length: rows }, (_, row) => row).filter(
            (row) => itemLabel(row * columns) !== undefined,
          )
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

  const rows = virtual.getVirtualItems()
  const first = (virtual.range?.startIndex ?? 0) * columns
  const last = Math.min(count, ((virtual.range?.endIndex ?? 0) + 1) * columns) - 1
  useEffect(() => {
    if (rowCount > 0) onRangeChange?.(Math.max(0, first), last)
  }, [onRangeChange, first, last, rowCount])

  const goTo = (index: number) => {
    const item = Math.min(Math.max(index, 0), count - 1)
    virtual.scrollToIndex(Math.floor(item / columns), { align: 'auto' })
    focusItem(item)
  }
  return (
    <>
      {/* The target of Control with Home and End: the next Tab continues from there. */}
      <span tabIndex={-1} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of its items */}
      <div
        ref={root}
        className={onPaper.grid}
        role={isFeed ? 'feed' : undefined}
        aria-label={isFeed ? label : undefined}
        aria-busy={isFeed ? (busy ?? false) : undefined}
        style={{ position: 'relative', height: virtual.getTotalSize(), overflowAnchor: 'none' }}
        onKeyDown={(event) => handleFeedKeys(event, goTo)}
        {...focusHandlers}
      >
        {rows.map(({ key, index: row, start }) => (
          <div
            key={key}
            ref={virtual.measureElement}
            className={onPaper.row}
            data-index={row}
            style={{
              position: 'absolute',
              insetInline: 0,
              insetBlockStart: start - top,
              display: 'grid',
              gap,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {itemsIn(row, columns, count).map((index) => (
              <article
                key={index}
                className={onPaper.item}
                data-item={index}
                aria-posinset={index + 1}
                aria-setsize={props.isOpenEnded ? -1 : count}
                aria-label={itemLabel(index)}
              >
                {renderItem(index)}
              </article>
            ))}
          </div>
        ))}
      </div>
      <span tabIndex={-1} />
    </>
  )
}

/** Paper has its own width, and its own place for each item: rows of the screen don't count there. */
const onPaper = {
  grid: css({
    _print: {
      display: 'grid',
      gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]',
      gap: '4',
      height: '[auto!]',
    },
  }),
  row: css({ _print: { display: '[contents!]' } }),
  item: css({ _print: { breakInside: 'avoid' } }),
}
