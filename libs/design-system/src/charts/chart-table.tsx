import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from '@tandem/design-system/css'
import { dataTable, link } from '@tandem/design-system/recipes'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { isDayAxis, pointCount, pointsSoFar, rowName } from './axis.ts'
import type { PointOpening } from './point-opening.ts'
import type { Reading } from './reading.ts'

export interface ChartTableProps {
  title: string
  reading: Reading
  /** How two values differ, for the column beside the period before. */
  formatChange: ((value: number, previous: number) => ReactNode) | undefined
  minHeight: number
  opening: PointOpening | undefined
}

const tallest = 506

/** The values of a chart as a table: days newest first, every value exact. */
export function ChartTable({ title, reading, formatChange, minHeight, opening }: ChartTableProps) {
  const { axis, series, previous, words, formatValue, today } = reading
  const classes = dataTable()
  const days = isDayAxis(axis)
  const rows = Array.from({ length: days ? pointsSoFar(axis) : pointCount(axis) }, (_, index) => index)
  if (days) rows.reverse()

  const cellOf = (key: string, content: ReactNode) => (
    <td key={key} className={classes.cell} data-align="end">
      {content}
    </td>
  )
  const amount = (value: number | null | undefined) =>
    value == null ? <Missing text={words.noData} /> : formatValue(value)

  return (
    <section
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and arrows must reach it
      tabIndex={0}
      className={`${classes.scroller} ${belowKey}`}
      style={{ minHeight, maxHeight: Math.max(minHeight, tallest) }}
    >
      <table className={classes.table} data-sticky="">
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th className={classes.headerCell} scope="col" aria-sort={days ? 'descending' : undefined}>
              {days ? words.day : axis.label}
              {days && <ArrowDown size={12} className={arrow} aria-hidden />}
            </th>
            {series.flatMap(({ key, label }, place) => [
              <Header key={key} label={label} />,
              ...(place === 0 && previous
                ? [
                    <Header key="previous" label={words.previous} />,
                    ...(formatChange ? [<Header key="change" label={words.change} />] : []),
                  ]
                : []),
            ])}
          </tr>
        </thead>
        <tbody>
          {rows.map((index) => (
            <tr key={index} className={classes.row}>
              <th className={`${classes.cell} ${firstColumn}`} scope="row">
                {opening ? (
                  <button
                    type="button"
                    className={link()}
                    title={opening.label(index)}
                    onClick={() => opening.open(index)}
                  >
                    {rowName(axis, index)}
                  </button>
                ) : (
                  rowName(axis, index)
                )}
                {index === today && <span className={muted}>, {words.soFar}</span>}
              </th>
              {series.flatMap(({ key, values }, place) => {
                const value = values[index]
                const before = previous?.values[index]
                const cells = [cellOf(key, amount(value))]
                if (place === 0 && previous) {
                  cells.push(cellOf('previous', <span className={muted}>{amount(before)}</span>))
                  if (formatChange) {
                    const change =
                      value == null || before == null ? (
                        <Missing text={words.noData} />
                      ) : (
                        formatChange(value, before)
                      )
                    cells.push(cellOf('change', change))
                  }
                }
                return cells
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Header({ label }: { label: string }) {
  return (
    <th className={dataTable().headerCell} scope="col" data-align="end">
      {label}
    </th>
  )
}

function Missing({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  )
}

const belowKey = css({ marginTop: '2.5' })
const arrow = css({ display: 'inline', marginInlineStart: '1' })
const muted = css({ color: 'fg.muted' })
const firstColumn = css({ position: 'sticky', insetInlineStart: '0', background: 'bg.surface' })
