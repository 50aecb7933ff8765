import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { kpiStrip } from '@tandem/design-system/recipes'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** One figure of a strip. */
export interface Kpi<Key extends string> {
  key: Key
  label: string
  /** The key of its series in charts: 1 for posts, 2 for sales. */
  color?: 1 | 2 | 3 | 4
  /** The short value: `412,8K`. `null` is missing; `undefined` hasn't loaded yet. */
  value: string | null | undefined
  /** The exact value, on hover: `412.803`. */
  exact?: string
  /** Replaces a missing value: "Not shared". */
  missing?: string
  /** A `ChangeValue`; include what it is compared with if that isn't obvious. */
  change?: ReactNode
  /** A necessary remark: "Of 12 of 30 days". Beside the figure where there is space, otherwise below. */
  footnote?: ReactNode
  /** A small button that explains the source. */
  info?: ReactNode
  /** It has no chart and can't be chosen. */
  fixed?: boolean
}

export interface KpiStripProps<Key extends string> {
  /** Describes the figures together: "Figures of 23 Oct – 21 Nov 2026". */
  label: string
  items: readonly Kpi<Key>[]
  /** The figure shown in the chart below. */
  value?: Key
  /** Makes the cells a radio group: arrows move the choice. */
  onValueChange?: (value: Key) => void
}

/**
 * Figures side by side in equal cells; one can be chosen for the chart below. Place it at the top of a
 * `flush` `Card`. On a phone three and more are one row that scrolls sideways.
 */
export function KpiStrip<Key extends string>({ label, items, value, onValueChange }: KpiStripProps<Key>) {
  const classes = kpiStrip()
  const id = useId()
  const isChoice = onValueChange !== undefined
  const isLoading = items.every((item) => item.value === undefined)
  const { root, isTabStop } = useSidewaysRow({ chosen: value, takesFocus: !isChoice && !isLoading })
  const Root = isChoice ? 'div' : 'ul'
  const Cell = isChoice ? 'div' : 'li'
  return (
    <div className={classes.box}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what has the focus */}
      <Root
        ref={root}
        className={classes.root}
        role={isChoice ? 'radiogroup' : undefined}
        aria-label={label}
        data-cells={items.length}
        data-scrolls={items.length > 2 ? '' : undefined}
        data-loading={isLoading ? '' : undefined}
        tabIndex={isTabStop ? 0 : undefined}
      >
        {items.map((item) => {
          const cellId = `${id}-${item.key}`
          return (
            <Cell
              key={item.key}
              className={classes.cell}
              data-remark={item.footnote === undefined ? undefined : ''}
            >
              {isChoice && !item.fixed && (
                <input
                  type="radio"
                  className={classes.choice}
                  name={id}
                  checked={item.key === value}
                  // Its own name, because a label that is scrolled away doesn't count for axe.
                  aria-label={nameOf(item)}
                  aria-describedby={item.change === undefined ? undefined : `${cellId}-change`}
                  onChange={() => onValueChange(item.key)}
                />
              )}
              <div className={classes.label}>
                {item.color && <span className={classes.key} data-series={item.color} aria-hidden />}
                <span>{item.label}</span>
                {item.info !== undefined && <span className={classes.info}>{item.info}</span>}
              </div>
              <div
                className={classes.value}
                title={item.value == null ? undefined : item.exact}
                data-missing={item.value === null || undefined}
              >
                {item.value === undefined ? <Skeleton width={88} height={28} /> : wordsOf(item)}
              </div>
              {item.change !== undefined && (
                <div id={`${cellId}-change`} className={classes.change}>
                  {item.value === undefined ? <Skeleton width={56} /> : item.change}
                </div>
              )}
              {item.footnote !== undefined && <div className={classes.footnote}>{item.footnote}</div>}
            </Cell>
          )
        })}
      </Root>
    </div>
  )
}

const wordsOf = ({ value, missing }: Kpi<string>) => value ?? missing ?? '–'

const nameOf = (item: Kpi<string>) =>
  item.value === undefined ? item.label : `${item.label} ${wordsOf(item)}`

interface SidewaysRowOptions {
  /** The key of the chosen figure. */
  chosen: string | undefined
  takesFocus: boolean
}

/**
 * The row on a phone: it shows the whole of the chosen figure, and without figures to choose it takes the focus
 * itself while it scrolls, so that arrow keys reach the last one.
 */
function useSidewaysRow({ chosen, takesFocus }: SidewaysRowOptions) {
  const root = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => showChosen(root.current!), [chosen])
  useEffect(() => {
    const row = root.current!
    const observer = new ResizeObserver(() => setScrolls(row.scrollWidth > row.clientWidth + 1))
    observer.observe(row)
    return () => observer.disconnect()
  }, [])
  return { root: root as RefObject<never>, isTabStop: takesFocus && scrolls }
}

/** Scrolls to the start of the chosen figure when a part of it is out of view. */
function showChosen(row: HTMLElement) {
  const cell = row.querySelector(':checked')?.parentElement?.getBoundingClientRect()
  if (!cell) return
  const seen = row.getBoundingClientRect()
  const left = cell.left - seen.left
  const right = cell.right - seen.right
  const isFromRight = getComputedStyle(row).direction === 'rtl'
  if (left < 0 || right > 0) row.scrollBy({ left: isFromRight ? right : left, behavior: 'instant' })
}
