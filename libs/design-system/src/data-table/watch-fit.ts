/**
 * Marks a table's box by whether the whole table fits across. If it does, the box needs no scrolling of its own,
 * and the header stays at the top of the page; otherwise it stays at the top of the box, which is then never
 * higher than the window. The mark is set here, so that measuring renders nothing.
 */
export function watchFit(box: HTMLElement | null) {
  const table = box?.firstElementChild
  if (!box || !table) return undefined
  const observer = new ResizeObserver(() => {
    const isWide = table.scrollWidth > box.clientWidth
    box.dataset['fit'] = isWide ? 'wide' : 'whole'
    // The keyboard scrolls to what takes the focus; without such content it scrolls the box itself.
    if (isWide && !table.querySelector('a, button, input, [tabindex]')) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  observer.observe(box)
  observer.observe(table)
  return () => observer.disconnect()
}
