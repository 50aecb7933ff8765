import { css } from '@tandem/design-system/css'

/** The style of a list of an order's lines or refunds. */
export const list = css({ display: 'grid', gap: '2.5', textStyle: 'sm' })
/** A description at the left, its amount at the right. */
export const entry = css({ display: 'flex', justifyContent: 'space-between', gap: '4' })
