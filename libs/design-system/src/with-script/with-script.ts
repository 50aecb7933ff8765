import { css } from '@tandem/design-system/css'

/**
 * The class for controls that need script, on pages that start as plain HTML. Without script it takes no
 * space. While the script is loading it keeps its space but is hidden: a host that renders pages on its
 * server sets `data-before-script` around them until then.
 */
export const withScript = css({
  '@media (scripting: none)': { display: 'none' },
  '[data-before-script] &': { visibility: 'hidden' },
})
