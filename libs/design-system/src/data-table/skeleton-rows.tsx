import { dataTable } from '@tandem/design-system/recipes'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { pinnedPlace } from './column.ts'
import type { DataColumn } from './column.ts'

/** Uneven like real text, the same at each render, and never wider than the column, which keeps its width. */
const widths = ['3rem', '5.5rem', '4.5rem', '3.5rem', '6rem'].map((width) => `min(${width}, 100%)`)

/** Rows of the final height until data arrives. Screen readers get one word from the table instead. */
export function SkeletonRows<Row>({
  columns,
  count,
  hasChoice,
}: {
  columns: readonly DataColumn<Row>[]
  count: number
  hasChoice: boolean
}) {
  const classes = dataTable()
  return Array.from({ length: count }, (_, row) => (
    <tr key={row}>
      {hasChoice && (
        <td className={classes.cell} data-pinned="select" aria-hidden>
          <Skeleton width="1rem" />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={classes.cell}
          data-align={column.align}
          data-pinned={pinnedPlace(column, index, columns.length)}
          aria-hidden
        >
          <Skeleton width={column.hideHeader ? '1.5rem' : widths[(row + index) % widths.length]} />
        </td>
      ))}
    </tr>
  ))
}
