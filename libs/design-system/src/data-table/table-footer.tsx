import { useId } from 'react'
import { dataTable } from '@tandem/design-system/recipes'
import { Pagination } from '../pagination/pagination.tsx'
import type { PaginationProps } from '../pagination/pagination.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { TableWords } from './labels.ts'
import { NativeSelect } from './native-select.tsx'
import { useFormatNumber } from '../numbers/use-format-number.ts'

/** The current page of the list, and its controls. */
export interface TablePaging extends PaginationProps {
  perPage: number
  total: number
  /** Whether counting stopped early: "1.000+". */
  totalIsCapped?: boolean
  perPageOptions?: readonly number[]
  onPerPageChange?: (perPage: number) => void
}

const usualSteps = [10, 25, 50, 100]

interface TableFooterProps {
  paging: TablePaging
  words: TableWords
  /** Nothing has loaded yet, so there are no figures to show. */
  isLoading: boolean
}

export function TableFooter({ paging, words, isLoading }: TableFooterProps) {
  const {
    page,
    perPage,
    total,
    totalIsCapped,
    perPageOptions = usualSteps,
    onPerPageChange,
    ...pages
  } = paging
  const formatNumber = useFormatNumber()
  const exact = (value: number) => formatNumber(value, { full: true })
  const classes = dataTable()
  const selectId = useId()
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)
  const range =
    total === 0
      ? words.noRows
      : words.range(exact(first), exact(last), exact(total) + (totalIsCapped ? '+' : ''))
  // An address may request any number, so the menu must include the current one.
  const steps = perPageOptions.includes(perPage)
    ? perPageOptions
    : [...perPageOptions, perPage].toSorted((a, b) => a - b)

  return (
    <div className={classes.footer}>
      <span className={classes.range}>{isLoading ? <Skeleton width="6rem" /> : range}</span>
      {onPerPageChange && (
        <span className={classes.rows}>
          <label htmlFor={selectId}>{words.rows}</label>
          <NativeSelect
            id={selectId}
            value={perPage}
            onChange={(event) => onPerPageChange(Number(event.target.value))}
          >
            {steps.map((step) => (
              <option key={step} value={step}>
                {exact(step)}
              </option>
            ))}
          </NativeSelect>
        </span>
      )}
      {!isLoading && <Pagination page={page} {...pages} />}
    </div>
  )
}
