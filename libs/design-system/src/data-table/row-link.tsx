import type { MouseEvent, ReactNode } from 'react'
import { dataTable } from '@tandem/design-system/recipes'
import { opensElsewhere } from '../link/opens-elsewhere.ts'

/** Where a row leads: its identity is the link, and a click anywhere else on the row follows it. */
export interface RowLink<Row> {
  getHref: (row: Row) => string
  /** Called on a plain click instead of loading the address, so that the router can navigate. */
  onOpen?: (row: Row) => void
  /** The row whose details are open beside the list. */
  openId?: string
}

interface RowAnchorProps<Row> {
  link: RowLink<Row>
  row: Row
  isOpen: boolean
  children: ReactNode
}

export function RowAnchor<Row>({ link, row, isOpen, children }: RowAnchorProps<Row>) {
  const { getHref, onOpen } = link
  const handleClick = (event: MouseEvent) => {
    if (!onOpen || opensElsewhere(event)) return
    event.preventDefault()
    onOpen(row)
  }
  return (
    <a
      className={dataTable().rowLink}
      href={getHref(row)}
      aria-current={isOpen || undefined}
      onClick={handleClick}
      data-row-link=""
    >
      {children}
    </a>
  )
}

const ownTargets = 'a, button, input, select, textarea, label, [role=menuitem]'

/** Follows the link of the clicked row, unless the click meant something else: a control, selecting text. */
export function followRow(event: MouseEvent<HTMLElement>) {
  const row = event.currentTarget
  const clicked = event.target as Element
  // React also reports clicks in elements that a row opened elsewhere on the page, such as its menu.
  if (event.defaultPrevented || !row.contains(clicked) || clicked.closest(ownTargets)) return
  if (getSelection()?.type === 'Range' || event.button > 1) return
  const link = row.querySelector<HTMLAnchorElement>('[data-row-link]')
  if (event.button === 1 || event.metaKey || event.ctrlKey) window.open(link?.href, '_blank', 'noopener')
  else link?.click()
}
