import { css } from '@tandem/design-system/css'

/** Text on one line, as wide as its column, however long it is. */
export const oneLine = css({
  display: 'block',
  width: '0',
  minWidth: 'full',
  truncate: true,
  mobileDown: { width: 'auto', minWidth: '0' },
})
