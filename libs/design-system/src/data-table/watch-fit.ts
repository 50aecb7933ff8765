import { useCallback, useRef } from 'react'
import type { RefCallback } from 'react'

/** The ref of a table's box that marks it; see `watchFit`. */
export function useFitMark(): RefCallback<HTMLElement> {
  const leave = useRef<() => void>(undefined)
  return useCallback((box: HTMLElement | null) => {
    // React 18 calls a ref without an element at the end, but nothing that a ref returned.
    leave.current?.()
    leave.current = box ? watchFit(box) : undefined
  }, [])
}

/**
 * Marks a table's box by whether the whole table fits across. If it does, the box needs no scrolling of its own,
 * and the header stays at the top of the page; otherwise it stays at the top of the box, which is then never
 * higher than the window. Its parent is marked while more columns follow, and gets the width of the columns
 * that stay at the end of the box. The marks are set here, so that measuring renders nothing.
 */
function watchFit(box: HTMLElement) {
  const table = box.querySelector('table')
  const root = box.parentElement
  if (!table || !root) return undefined
  // Everything is read before anything is written: reading after writing would lay out the whole table again.
  const readMore = () => {
    // From right to left, the distance is negative.
    const isMore = Math.abs(box.scrollLeft) < box.scrollWidth - box.clientWidth - 1
    const actions = table.querySelector<HTMLElement>('[data-pinned=actions]')?.offsetWidth ?? 0
    const value = table.querySelector<HTMLElement>('[data-pinned=value]')
    const end = actions + box.offsetWidth - box.clientWidth
    return { isMore, actions, pinned: value && isAtEnd(box, value, end) ? end + value.offsetWidth : end }
  }
  const writeMore = ({ isMore, actions, pinned }: ReturnType<typeof readMore>) => {
    root.toggleAttribute('data-more', isMore)
    root.style.setProperty('--actions', `${actions}px`)
    root.style.setProperty('--pinned', `${pinned}px`)
  }
  const markMore = () => writeMore(readMore())
  const mark = () => {
    // Nothing moves under a reader who has scrolled.
    const cells = box.scrollLeft === 0 ? [...table.rows[0]!.cells] : []
    for (const { style } of cells) style.removeProperty('--grown')
    const isWide = table.scrollWidth > box.clientWidth
    const more = readMore()
    const shared = isWide ? sharedSpace(cells, box.offsetWidth - more.pinned) : []

    writeMore(more)
    for (const [{ style }, width] of shared) style.setProperty('--grown', `${width}px`)
    box.dataset['fit'] = isWide ? 'wide' : 'whole'
    // The keyboard scrolls to what takes the focus; without such content it scrolls the box itself.
    if (isWide && !table.querySelector('a, button, input, [tabindex]')) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  mark()
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    // The mark changes the height of the box, which would notify the observer again in the same frame.
    frame = requestAnimationFrame(mark)
  })
  observer.observe(box)
  observer.observe(table)
  box.addEventListener('scroll', markMore, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    box.removeEventListener('scroll', markMore)
    root.removeAttribute('data-more')
  }
}

/** Whether the column has reached the end of the box, before what is `after` it; otherwise it is in its own place. */
function isAtEnd(box: HTMLElement, cell: HTMLElement, after: number) {
  const [outer, inner] = [box.getBoundingClientRect(), cell.getBoundingClientRect()]
  const space =
    getComputedStyle(box).direction === 'rtl' ? inner.left - outer.left : outer.right - inner.right
  return space < after + 1
}

/**
 * The widths with which the columns in sight share the space of the one that would be cut at the edge, which then
 * begins out of sight. Nothing if no column is cut.
 */
function sharedSpace(cells: readonly HTMLElement[], edge: number): [HTMLElement, number][] {
  const cut = cells.find(
    ({ dataset, offsetLeft, offsetWidth }) => !dataset['pinned'] && offsetLeft + offsetWidth > edge,
  )
  if (!cut) return []
  const growing = cells.filter(
    ({ dataset, offsetLeft }) => dataset['pinned'] !== 'select' && offsetLeft < cut.offsetLeft,
  )
  const share = (edge - cut.offsetLeft) / growing.length
  return growing.map((cell) => [cell, cell.offsetWidth + share])
}
