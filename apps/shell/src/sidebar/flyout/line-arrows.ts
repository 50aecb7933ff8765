/** Whether the page is written from right to left, where flyouts open at the left. */
export const isRightToLeft = () => document.dir === 'rtl'

/** The keys that enter a flyout and leave it: they point to it and back. */
export const lineArrows = () =>
  isRightToLeft()
    ? { forward: 'ArrowLeft', back: 'ArrowRight' }
    : { forward: 'ArrowRight', back: 'ArrowLeft' }
