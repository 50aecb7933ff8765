import type { SalesTotal } from '@tandem/api-contract'
import { Button, Card, IconButton, Popover, Text } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { formatMoney, formatNumber, formatQuantity, formatShare, grossProfit } from '@tandem/format'
import { ChartLine, Info } from 'lucide-react'
import { useText } from '../messages.ts'
import { SalesSplitButton } from './sales-split.tsx'

interface SalesStripProps {
  totals: readonly SalesTotal[]
  /** The days in words, with their zone. */
  period: string
  /** The day from which on all orders are known, where the period begins before it. */
  knownSince: string | null
  /** The list below shows fewer orders than these figures count. */
  isListNarrower: boolean
  isChartShown: boolean
  /** Where these figures stand beside those of the shop's own report. */
  comparePath: string
  onChartShownChange: (shown: boolean) => void
}

const exact = (count: number) => formatNumber(count, { full: true })

/** What the shown stores sold on the shown days: each currency by itself, one beside the other. */
export function SalesStrip(props: SalesStripProps) {
  const { totals, period, knownSince, isListNarrower, isChartShown, comparePath, onChartShownChange } = props
  const text = useText()
  return (
    <Card>
      <div className={cx(stripRoom, strip)}>
        <div className={head}>
          <h2 className={css({ textStyle: 'sm', fontWeight: 'semibold' })}>{text('sales.title')}</h2>
          <Text as="span" size="sm" tone="muted" className={days}>
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
          <span className={buttons}>
            {totals.length > 0 && <SalesSplitButton totals={totals} comparePath={comparePath} />}
            <Button
              icon={<ChartLine aria-hidden />}
              aria-pressed={isChartShown}
              onClick={() => onChartShownChange(!isChartShown)}
            >
              {text('sales.chart')}
            </Button>
          </span>
        </div>
        {totals.length === 0 ? (
          <Text size="sm" tone="muted">
            {text(knownSince === null ? 'sales.none' : 'sales.noneKnown')}
          </Text>
        ) : (
          <fieldset
            className={row}
            aria-label={text('sales.byCurrency')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and arrows must reach it
            tabIndex={totals.length > 1 ? 0 : undefined}
          >
            {totals.map((total) => (
              <Figures key={total.currency} total={total} isAlone={totals.length === 1} />
            ))}
          </fieldset>
        )}
        {knownSince !== null && (
          <Text size="xs" tone="muted">
            {text('sales.knownSince', { day: knownSince })}
          </Text>
        )}
        {isListNarrower && (
          <Text size="xs" tone="muted">
            {text('sales.listIsNarrower')}
          </Text>
        )}
      </div>
    </Card>
  )
}

function Figures({ total, isAlone }: { total: SalesTotal; isAlone: boolean }) {
  const text = useText()
  const { currency, revenue, orders, units, refunds, costed } = total
  const known = grossProfit(costed)
  const figures = [
    {
      key: 'revenue',
      label: isAlone ? text('sales.revenue') : text('sales.revenueIn', { currency }),
      value: formatMoney(revenue, currency),
    },
    { key: 'orders', label: text('sales.orders'), value: exact(orders) },
    { key: 'units', label: text('sales.units'), value: formatQuantity(units) },
    { key: 'refunds', label: text('sales.refunds'), value: formatMoney(refunds, currency) },
    {
      key: 'profit',
      label:
        known === null || costed.units >= units
          ? text('profit.title')
          : text('profit.ofUnits', { share: formatShare(costed.units / units) }),
      value: known === null ? text('list.missing') : formatMoney(known.profit, currency),
    },
    {
      key: 'margin',
      label: text('profit.margin'),
      value: known?.margin == null ? text('list.missing') : formatShare(known.margin),
    },
  ]
  return (
    <dl className={figureGroup} aria-label={text('sales.in', { currency })}>
      {figures.map(({ key, label, value }) => (
        <div key={key}>
          <dt className={css({ textStyle: 'xs', color: 'fg.muted' })}>{label}</dt>
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
 * The room of all that can stand here, also while it loads: how many currencies there are is known late, and what stands
 * below does not move for them; nor, where there is room to spare, for the line that a filter adds.
 */
export const stripRoom = css({ minHeight: '[7rem]', mobileDown: { minHeight: '[13.75rem]' } })
const strip = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1', rowGap: '1' })
// A phone has no room for them beside the title.
const days = css({ mobileDown: { order: '1', width: 'full', textStyle: 'xs' } })
const buttons = css({ marginInlineStart: 'auto', display: 'flex', gap: '2' })
const rule = css({ padding: '3', maxWidth: '[22rem]' })
const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  minWidth: '0',
  overflowX: 'auto',
  scrollbarWidth: '[thin]',
  // Its bar hangs in the distance below it, so that it takes no room of its own.
  height: '[calc(2.5rem + 12px)]',
  marginBottom: '-3',
  mobileDown: { height: '[calc(9rem + 12px)]' },
  _focusVisible: { outlineOffset: '[2px]' },
})
const figureGroup = css({
  flex: 'none',
  display: 'flex',
  gap: '8',
  whiteSpace: 'nowrap',
  '&:not(:first-child)': {
    marginInlineStart: '8',
    paddingInlineStart: '8',
    borderInlineStart: '1px solid',
    borderInlineStartColor: 'border.subtle',
  },
  mobileDown: {
    flex: '[1 0 auto]',
    display: 'grid',
    gridTemplateColumns: '[repeat(2, minmax(max-content, 1fr))]',
    columnGap: '4',
    rowGap: '3',
    // The next one is seen to be there.
    '&:not(:only-child)': { minWidth: '[80%]' },
    '&:not(:first-child)': { marginInlineStart: '4', paddingInlineStart: '4' },
  },
})
