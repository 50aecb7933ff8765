/**
 * Focuses what is around a button that is about to disappear, so that the keyboard goes on from there. The dashboard's
 * parts are in such an element.
 */
export function focusAround(button: HTMLElement) {
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}
