import type { MonthFigures, Reconciliation } from '@tandem/api-contract'
import { ScrollRegion, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney, formatMonth, formatNumber } from '@tandem/format'
import { asShown, partMeasures } from './measures.ts'
import { useReconcileText } from './messages.ts'
import { shopSide } from './shop-side.ts'
import { signedMoney, signedNumber } from './signed.ts'

const measures = ['orders', ...partMeasures, 'total'] as const

/** Both sides of a month, line by line. */
export function FiguresTable({ month, currency, tandem, shop }: Reconciliation) {
  const text = useReconcileText()
  const label = text('table', { month: formatMonth(`${month}-01`), currency })
  const format = (measure: keyof MonthFigures, value: number) =>
    measure === 'orders'
      ? formatNumber(value, { full: true })
      : formatMoney(asShown(measure, value), currency)
  const difference = (measure: keyof MonthFigures, value: number) =>
    measure === 'orders' ? signedNumber(value) : signedMoney(asShown(measure, value), currency)
  return (
    <ScrollRegion aria-label={label}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{text('measure')}</th>
            <th scope="col">{text('tandem')}</th>
            {shop && <th scope="col">{text(`shop.${shopSide(shop)}`)}</th>}
            {shop && <th scope="col">{text('difference')}</th>}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => {
            const [ours, theirs] = [tandem[measure], shop?.figures[measure] ?? null]
            return (
              <tr key={measure} data-total={measure === 'total' || undefined}>
                <th scope="row">{text(`rows.${measure}`)}</th>
                <td>{ours === null ? <Unknown /> : format(measure, ours)}</td>
                {shop && <td>{theirs === null ? <Unknown /> : format(measure, theirs)}</td>}
                {shop && (
                  <td>
                    {ours === null || theirs === null ? (
                      <Unknown />
                    ) : ours === theirs ? (
                      <Text as="span" tone="muted">
                        {text('same')}
                      </Text>
                    ) : (
                      difference(measure, theirs - ours)
                    )}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Unknown() {
  const text = useReconcileText()
  return (
    <Text as="span" tone="muted">
      {text('unknown')}
    </Text>
  )
}

const table = css({
  width: 'full',
  textStyle: 'sm',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '2.5', paddingInline: '5', textAlign: 'end', whiteSpace: 'nowrap' },
  '& th': { fontWeight: 'medium' },
  '& th:first-child': { textAlign: 'start', whiteSpace: 'normal', minWidth: '[9rem]' },
  '& thead th': { color: 'fg.muted' },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'border.subtle' },
  // All four columns fit on a phone.
  mobileDown: {
    textStyle: 'xs',
    '& th, & td': { paddingInline: '1.5' },
    // A long name of a column must not take the space of the metrics.
    '& thead th': { whiteSpace: 'normal' },
    '& th:first-child': { minWidth: '[4.5rem]', paddingInlineStart: '3' },
    '& th:last-child, & td:last-child': { paddingInlineEnd: '3' },
  },
  '& [data-total] th, & [data-total] td': { fontWeight: 'semibold' },
})
