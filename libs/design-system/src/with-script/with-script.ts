import { css } from '@tandem/design-system/css'

/**
 * The class of what only script can do, on pages that are HTML before they are script. Where no script runs it takes no
 * room. While the script is on its way it keeps its room and is not shown: a host that draws pages on its server sets
 * `data-before-script` around them until then.
 */
export const withScript = css({
  '@media (scripting: none)': { display: 'none' },
  '[data-before-script] &': { visibility: 'hidden' },
})
