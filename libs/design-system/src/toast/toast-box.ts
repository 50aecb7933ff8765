/** Dialogs hide everything beside them from screen readers except elements with this attribute. */
const mark = 'data-live-announcer'

/** The container of the toasts, once there was one: a press in it doesn't count as outside a sheet. */
export const toastBox = () => document.querySelector<HTMLElement>(`body > [${mark}]`)

/** Adds an empty container for the toasts to the page. */
export function addToastBox(): HTMLElement {
  const box = document.createElement('div')
  box.setAttribute(mark, '')
  document.body.append(box)
  return box
}
