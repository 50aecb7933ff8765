import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { css } from '@tandem/design-system/css'
import { handleFeedKeys, useItemFocus } from './feed-focus.ts'
import { columnsIn, itemsIn, rowsFor } from './grid-rows.ts'
import { useGridBox } from './use-grid-box.ts'
import { useGridRows } from './use-grid-rows.ts'

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

/**
 * Any number of items in a grid, of which only those near the window are rendered. The window scrolls. It is a
 * feed for screen readers: Page Down and Page Up move between items, Control with End or Home leaves the
 * feed.
 */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, count, busy, minWidth, estimateHeight, renderItem, itemLabel, onRangeChange } = props
  const { placeKey } = props
  const root = useRef<HTMLDivElement>(null)
  const box = useGridBox(root, placeKey)
  const { width, top } = box
  const { focused, focusItem, focusHandlers } = useItemFocus(root)
  // A feed must contain articles or be busy.
  const isFeed = count > 0 || busy === true
  const columns = columnsIn(width, minWidth, gap)
  const rowCount = width === 0 ? 0 : rowsFor(count, columns)
  const itemWidth = (width - gap * (columns - 1)) / columns
  const focusedRow = focused === null ? null : Math.floor(focused / columns)
  const { rows, height, measure, scrollTo, ...range } = useGridRows({
    count: rowCount,
    columns,
    box,
    gap,
    estimateHeight: () => estimateHeight(itemWidth),
    focusedRow,
    isKnown: (row) => itemLabel(row * columns) !== undefined,
    placeKey,
  })

  const first = Math.max(0, range.first * columns)
  const last = Math.min(count, (range.last + 1) * columns) - 1
  useEffect(() => {
    if (rowCount > 0) onRangeChange?.(first, last)
  }, [onRangeChange, first, last, rowCount])

  const goTo = (index: number) => {
    const item = Math.min(Math.max(index, 0), count - 1)
    scrollTo(Math.floor(item / columns))
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
        style={{ position: 'relative', height, overflowAnchor: 'none' }}
        onKeyDown={(event) => handleFeedKeys(event, goTo)}
        {...focusHandlers}
      >
        {rows.map(({ key, index: row, start }) => (
          <div
            key={key}
            ref={measure}
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
