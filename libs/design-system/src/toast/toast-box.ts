/** Dialogs hide everything beside them from screen readers except elements with this attribute. */
const mark = 'data-live-announcer'

/** The container of the toasts, once there was one: a press in it doesn't count as outside a sheet. */
export const toastBox = () => document.querySelector<HTMLElement>(`body > [${mark}]`)

/**
 * Adds the empty container of the toasts to the page, unless it is there. A screen reader announces what is
 * added to a live region, but not a region that comes with its content: so call it before the first toast.
 */
export function addToastBox(): HTMLElement {
  const known = toastBox()
  if (known) return known
  const box = document.createElement('div')
  box.setAttribute(mark, '')
  box.setAttribute('aria-live', 'polite')
  document.body.append(box)
  return box
}
