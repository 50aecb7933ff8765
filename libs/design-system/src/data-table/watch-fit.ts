/**
 * Marks a table's box by whether the whole table fits across. If it does, the box needs no scrolling of its own,
 * and the header stays at the top of the page; otherwise it stays at the top of the box, which is then never
 * higher than the window. The mark is set here, so that measuring renders nothing.
 */
export function watchFit(box: HTMLElement | null) {
  const table = box?.firstElementChild
  if (!box || !table) return undefined
  const observer = new ResizeObserver(() => {
    box.dataset['fit'] = table.scrollWidth > box.clientWidth ? 'wide' : 'whole'
  })
  observer.observe(box)
  observer.observe(table)
  return () => observer.disconnect()
}
