/** What dialogs leave out when they hide what stands beside them from screen readers. */
const mark = 'data-live-announcer'

/** The box of the toasts, once there was one: what is pressed in it is not pressed beside a sheet. */
export const toastBox = () => document.querySelector<HTMLElement>(`body > [${mark}]`)

/** Puts an empty box for the toasts into the page. */
export function addToastBox(): HTMLElement {
  const box = document.createElement('div')
  box.setAttribute(mark, '')
  document.body.append(box)
  return box
}
