import { useId } from 'react'
import type { ReactNode } from 'react'
import { kpiStrip } from '@tandem/design-system/recipes'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** One figure of a strip. */
export interface Kpi<Key extends string> {
  key: Key
  label: string
  /** The key of its series in the chart below: 1 what is posted, 2 what is sold. */
  color?: 1 | 2 | 3
  /** As short as it is read: `412,8K`. `null` is missing; `undefined` has not been read yet. */
  value: string | null | undefined
  /** The exact figure, on hover: `412.803`. */
  exact?: string
  /** In place of a missing figure: "Not shared". */
  missing?: string
  /** A `ChangeValue`, with the words of what it is compared with where they are not plain. */
  change?: ReactNode
  /** What must be known with it: "Of 12 of 30 days". */
  footnote?: ReactNode
  /** A small button that says where it comes from. */
  info?: ReactNode
  /** It drives no chart, and cannot be chosen. */
  fixed?: boolean
}

export interface KpiStripProps<Key extends string> {
  /** What the figures are together: "Figures of 23 Oct – 21 Nov 2026". */
  label: string
  items: readonly Kpi<Key>[]
  /** The figure that drives the chart below. */
  value?: Key
  /** Makes the cells a choice of one: arrows move it. */
  onValueChange?: (value: Key) => void
}

/** Figures side by side in equal cells; one of them may be chosen for the chart below. Stands at the top of a `Card` that is `flush`. */
export function KpiStrip<Key extends string>({ label, items, value, onValueChange }: KpiStripProps<Key>) {
  const classes = kpiStrip()
  const id = useId()
  const isChoice = onValueChange !== undefined
  const Root = isChoice ? 'div' : 'ul'
  const Cell = isChoice ? 'div' : 'li'
  return (
    <div className={classes.box}>
      <Root
        className={classes.root}
        role={isChoice ? 'radiogroup' : undefined}
        aria-label={label}
        data-cells={items.length}
      >
        {items.map((item) => {
          const cellId = `${id}-${item.key}`
          return (
            <Cell key={item.key} className={classes.cell}>
              {isChoice && !item.fixed && (
                <input
                  type="radio"
                  className={classes.choice}
                  name={id}
                  checked={item.key === value}
                  aria-labelledby={`${cellId}-label ${cellId}-value`}
                  aria-describedby={item.change === undefined ? undefined : `${cellId}-change`}
                  onChange={() => onValueChange(item.key)}
                />
              )}
              <div className={classes.label}>
                {item.color && <span className={classes.key} data-series={item.color} aria-hidden />}
                <span id={`${cellId}-label`}>{item.label}</span>
                {item.info !== undefined && <span className={classes.info}>{item.info}</span>}
              </div>
              <div
                id={`${cellId}-value`}
                className={classes.value}
                title={item.value == null ? undefined : item.exact}
                data-missing={item.value === null || undefined}
              >
                {item.value === undefined ? (
                  <Skeleton width={88} height={28} />
                ) : (
                  (item.value ?? item.missing ?? '–')
                )}
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
