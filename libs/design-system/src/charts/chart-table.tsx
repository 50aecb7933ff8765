import { ArrowDown } from 'lucide-react'
import { chart, dataTable, link } from '@tandem/design-system/recipes'
import { ScrollRegion } from '../scroll-region/scroll-region.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { TableModel } from './table-model.ts'

export interface ChartTableProps {
  title: string
  table: TableModel
  minHeight: number
  /** Read out for a missing value. */
  missing: string
}

const tallest = 506

/** The values of a chart as a table, each one exact. */
export function ChartTable({ title, table, minHeight, missing }: ChartTableProps) {
  const { head, descending, columns, rows } = table
  const classes = { ...dataTable(), chart: chart() }
  return (
    <ScrollRegion
      aria-label={title}
      className={`${classes.scroller} ${classes.chart.table}`}
      style={{ minHeight, maxHeight: Math.max(minHeight, tallest) }}
    >
      <table className={classes.table} data-sticky="">
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th className={classes.headerCell} scope="col" aria-sort={descending ? 'descending' : undefined}>
              {head}
              {descending && <ArrowDown size={12} data-arrow="" aria-hidden />}
            </th>
            {columns.map(({ key, label, align }) => (
              <th key={key} className={classes.headerCell} scope="col" data-align={align ?? 'end'}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key: rowKey, name, note, open, cells }) => (
            <tr key={rowKey} className={classes.row}>
              <th className={classes.cell} scope="row">
                {open ? (
                  <button type="button" className={link()} title={open.label} onClick={open.onOpen}>
                    {name}
                  </button>
                ) : (
                  name
                )}
                {note !== undefined && <span data-quiet="">, {note}</span>}
              </th>
              {columns.map(({ key, align, quiet }, place) => (
                <td
                  key={key}
                  className={classes.cell}
                  data-align={align ?? 'end'}
                  data-quiet={quiet ? '' : undefined}
                >
                  {cells[place]?.shown ?? (
                    <>
                      <span aria-hidden>–</span>
                      <VisuallyHidden>{missing}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
