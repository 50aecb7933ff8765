import { css } from '@tandem/design-system/css'

/** A list of an order's lines or refunds. */
export const list = css({ display: 'grid', gap: '2.5', textStyle: 'sm' })
/** What it is on the left, its money on the right. */
export const entry = css({ display: 'flex', justifyContent: 'space-between', gap: '4' })
