import { Button, Card, IconButton, Inline, Popover, Stack, Text } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { formatMoney, formatNumber } from '@tandem/format'
import { ChartLine, Info } from 'lucide-react'
import { useText } from '../messages.ts'
import type { SalesTotal } from './sales-totals.ts'

interface SalesStripProps {
  totals: readonly SalesTotal[]
  /** The days in words, with their zone. */
  period: string
  /** The list below shows fewer orders than these figures count. */
  isListNarrower: boolean
  isChartShown: boolean
  onChartShownChange: (shown: boolean) => void
}

const exact = (count: number) => formatNumber(count, { full: true })

/** What the shown stores sold on the shown days, each currency by itself. */
export function SalesStrip(props: SalesStripProps) {
  const { totals, period, isListNarrower, isChartShown, onChartShownChange } = props
  const text = useText()
  return (
    <Card>
      <div className={cx(stripRoom, strip)}>
        <Stack gap="3" className={css({ flex: '1' })}>
          <Inline gap="1" wrap>
            <h2 className={css({ textStyle: 'sm', fontWeight: 'semibold' })}>{text('sales.title')}</h2>
            <Text as="span" size="sm" tone="muted">
              {period}
            </Text>
            <Popover
              label={text('sales.rule')}
              closeLabel={text('detail.close')}
              trigger={<IconButton size="sm" label={text('sales.rule')} icon={<Info aria-hidden />} />}
            >
              <Text size="sm" className={rule}>
                {text('sales.ruleText')}
              </Text>
            </Popover>
          </Inline>
          {totals.length === 0 ? (
            <Text size="sm" tone="muted">
              {text('sales.none')}
            </Text>
          ) : (
            totals.map((total, index) => <Figures key={total.currency} total={total} isFirst={index === 0} />)
          )}
          {isListNarrower && (
            <Text size="xs" tone="muted">
              {text('sales.listIsNarrower')}
            </Text>
          )}
        </Stack>
        <Button
          icon={<ChartLine aria-hidden />}
          aria-pressed={isChartShown}
          onClick={() => onChartShownChange(!isChartShown)}
        >
          {text('sales.chart')}
        </Button>
      </div>
    </Card>
  )
}

function Figures({ total, isFirst }: { total: SalesTotal; isFirst: boolean }) {
  const text = useText()
  const { currency, revenue, orders, units, refunds } = total
  const figures = [
    { key: 'revenue', label: text('sales.revenue'), value: formatMoney(revenue, currency) },
    { key: 'orders', label: text('sales.orders'), value: exact(orders) },
    { key: 'units', label: text('sales.units'), value: exact(units) },
    { key: 'refunds', label: text('sales.refunds'), value: formatMoney(refunds, currency) },
  ]
  return (
    <dl className={figureRow} aria-label={text('sales.in', { currency })}>
      {figures.map(({ key, label, value }) => (
        <div key={key}>
          <dt className={isFirst ? name : repeatedName}>{label}</dt>
          <dd
            className={css({ textStyle: 'lg', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Room for two currencies, also while it loads: how many there are is known late, and what stands below does not move
 * for a second one.
 */
export const stripRoom = css({ minHeight: '[116px]', mobileDown: { minHeight: '[352px]' } })
const strip = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '4',
  mobileDown: { flexDirection: 'column', alignItems: 'stretch' },
})
const rule = css({ padding: '3', maxWidth: '[22rem]' })
const name = css({ textStyle: 'xs', color: 'fg.muted' })
// Of rows below each other the first one names the columns to whoever sees them.
const repeatedName = css({ textStyle: 'xs', color: 'fg.muted', srOnly: true, mobileDown: { srOnly: false } })
const figureRow = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(4, minmax(0, 11rem))]',
  gap: '4',
  mobileDown: {
    gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
    gap: '3',
  },
})
