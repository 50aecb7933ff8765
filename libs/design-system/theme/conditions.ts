/**
 * Ours beside the ones of Panda's base preset. The theme and the font are attributes of <html>, set before the first
 * paint; a part of a page may carry `data-theme="dark"` to stay dark in both, or a `data-font` to show that font.
 */
export const conditions = {
  dark: ':is(.dark, [data-theme=dark]) &',
  light: ':is(.light, [data-theme=light]) &',
  fontOnest: '[data-font=onest] &',
  fontInter: '[data-font=inter] &',
  fontManrope: '[data-font=manrope] &',
  fontSystem: '[data-font=system] &',
  // Off, and not merely busy.
  unavailable: '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])',
  enabledHover: '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])',
  enabledActive: '&:is(:active, [data-active]):not(:disabled, [aria-disabled=true])',
}
