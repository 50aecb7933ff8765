import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { pagination } from '@tandem/design-system/recipes'
import { opensElsewhere } from '../link/opens-elsewhere.ts'
import { pageNumbers } from './page-numbers.ts'
import { defineWords } from '../words/define-words.ts'
import { useFormatNumber } from '../numbers/use-format-number.ts'

export interface PaginationProps {
  page: number
  pageCount: number
  /** Makes the pages links that can be opened in a new tab; without it they are buttons. */
  getHref?: (page: number) => string
  /** Called on a plain click; a link then doesn't load its address, so that the router can navigate. */
  onPageChange: (page: number) => void
  labels?: Partial<typeof defaultLabels>
}

export const defaultLabels = defineWords('pagination', {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: string) => `Page ${page}`,
  position: (page: string, pageCount: string) => `${page} of ${pageCount}`,
})

/** The pages of a list: first, last, current and its neighbours; on a phone only the position. */
export function Pagination({ page, pageCount, getHref, onPageChange, labels }: PaginationProps) {
  const words = { ...defaultLabels, ...labels }
  const classes = pagination()
  const formatNumber = useFormatNumber()
  const exact = (value: number) => formatNumber(value, { full: true })

  const goTo = (target: number, name: string, content: ReactNode) => {
    const shared = {
      className: classes.page,
      'aria-label': name,
      'aria-current': target === page ? ('page' as const) : undefined,
    }
    if (target < 1 || target > pageCount)
      return (
        <button type="button" {...shared} aria-disabled>
          {content}
        </button>
      )
    const handleClick = (event: MouseEvent) => {
      if (getHref && opensElsewhere(event)) return
      event.preventDefault()
      onPageChange(target)
    }
    return getHref ? (
      <a {...shared} href={getHref(target)} onClick={handleClick}>
        {content}
      </a>
    ) : (
      <button type="button" {...shared} onClick={handleClick}>
        {content}
      </button>
    )
  }

  return (
    <nav className={classes.root} aria-label={words.pages}>
      {goTo(page - 1, words.previous, <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />)}
      <ul className={classes.list}>
        {pageNumbers(page, pageCount).map((number, index) =>
          number === 'gap' ? (
            <li key={`gap-${index}`} className={classes.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={number}>{goTo(number, words.page(exact(number)), exact(number))}</li>
          ),
        )}
      </ul>
      <span className={classes.phone}>{words.position(exact(page), exact(pageCount))}</span>
      {goTo(page + 1, words.next, <ChevronRight size={16} strokeWidth={1.75} aria-hidden />)}
    </nav>
  )
}
