/**
 * Ours beside the ones of Panda's base preset. The theme is an attribute or class of <html>, set before the first
 * paint; a part of a page may carry `data-theme="dark"` to stay dark in both.
 */
export const conditions = {
  dark: ':is(.dark, [data-theme=dark]) &',
  light: ':is(.light, [data-theme=light]) &',
  // Off, and not merely busy.
  unavailable: '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])',
  enabledHover: '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])',
  enabledActive: '&:is(:active, [data-active]):not(:disabled, [aria-disabled=true])',
}
