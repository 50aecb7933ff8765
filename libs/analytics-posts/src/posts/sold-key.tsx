import type { SoldKind } from '@tandem/api-contract'
import { css, cva } from '@tandem/design-system/css'

/** The colours of what posts sold, as places in the palette of charts; 1 is for posts, and lift is an estimate. */
export const soldColors = { proven: 2, organic: 3, paid: 4, lift: 5 } as const

/** The colour of a kind of sales, beside its name or its amount. */
export const SoldKey = ({ kind }: { kind: SoldKind | 'lift' }) => (
  <span className={key({ color: soldColors[kind] })} aria-hidden />
)

const key = cva({
  base: {
    display: 'inline-block',
    flex: 'none',
    width: '2.5',
    height: '2.5',
    borderRadius: 'xs',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  variants: {
    color: {
      2: { background: 'chart.cat-2' },
      3: { background: 'chart.cat-3' },
      4: { background: 'chart.cat-4' },
      5: { background: 'chart.cat-5' },
    },
  },
})

/** A name after its colour. */
export const keyed = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' })
