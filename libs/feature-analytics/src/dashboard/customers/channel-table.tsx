import type { CustomerCurrency } from '@tandem/api-contract'
import { ScrollRegion } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney, formatNumber, formatShare } from '@tandem/format'
import { useDashboardText } from '../messages.ts'
import { RelativeChangeValue } from '../relative-change-value.tsx'

interface ChannelTableProps {
  ofCurrency: CustomerCurrency
  before: CustomerCurrency | undefined
  isCompared: boolean
}

/** Orders and revenue by channel. On a phone the table scrolls sideways. */
export function ChannelTable({ ofCurrency, before, isCompared }: ChannelTableProps) {
  const text = useDashboardText()
  const { currency, revenue: all } = ofCurrency
  const title = text('customers.channels.titleIn', { currency })
  const was = (channel: string) => before?.channels.find((row) => row.channel === channel)?.revenue ?? 0
  return (
    <ScrollRegion className={box} aria-label={title}>
      <table className={table}>
        <caption className={caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{text('customers.channels.channel')}</th>
            <th scope="col">{text('customers.channels.orders')}</th>
            <th scope="col">{text('customers.channels.revenue', { currency })}</th>
            <th scope="col">{text('customers.channels.share')}</th>
            {isCompared && <th scope="col">{text('customers.channels.change')}</th>}
          </tr>
        </thead>
        <tbody>
          {ofCurrency.channels.map(({ channel, orders, revenue }) => (
            <tr key={channel}>
              <th scope="row">{text(`customers.channel.${channel}`)}</th>
              <td>{formatNumber(orders, { full: true })}</td>
              <td>{formatMoney(revenue, currency)}</td>
              <td>{all > 0 ? formatShare(revenue / all, { fixed: true }) : '–'}</td>
              {isCompared && (
                <td>
                  <RelativeChangeValue value={revenue} before={was(channel)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const box = css({
  paddingInline: '5',
  paddingBlock: '4',
  mobileDown: { paddingInline: '4' },
})
const caption = css({ textAlign: 'start', fontWeight: 'semibold', paddingBottom: '2' })
const table = css({
  width: 'full',
  textStyle: 'sm',
  borderCollapse: 'collapse',
  '& th, & td': { paddingBlock: '2', paddingInline: '2', textAlign: 'end', whiteSpace: 'nowrap' },
  '& th:first-child': { textAlign: 'start', paddingInlineStart: '0' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
  '& tbody th': { fontWeight: 'regular' },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'border.subtle' },
})
