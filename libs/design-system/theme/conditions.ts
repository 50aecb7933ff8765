/**
 * Our conditions, beside those of Panda's base preset. Theme and font are attributes of <html>, set before
 * the first paint. A part of a page can have `data-theme="dark"` to stay dark in both themes, or a
 * `data-font` to show that font.
 */
export const conditions = {
  // The language says nothing about the direction: the page does.
  rtl: '[dir=rtl] &',
  dark: ':is(.dark, [data-theme=dark]) &',
  light: ':is(.light, [data-theme=light]) &',
  fontOnest: '[data-font=onest] &',
  fontInter: '[data-font=inter] &',
  fontManrope: '[data-font=manrope] &',
  fontSystem: '[data-font=system] &',
  // Disabled, not only busy.
  unavailable: '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])',
  enabledHover: '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])',
  enabledActive: '&:is(:active, [data-active]):not(:disabled, [aria-disabled=true])',
}
