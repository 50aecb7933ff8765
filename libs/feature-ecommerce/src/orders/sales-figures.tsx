import type { SalesTotal } from '@tandem/api-contract'
import { css, cx } from '@tandem/design-system/css'
import { formatMoney, formatNumber, formatQuantity, formatShare, grossProfit } from '@tandem/format'
import type { CSSProperties } from 'react'
import { useText } from '../lists/messages.ts'

/**
 * A line of figures for each currency, below shared labels; on a phone a column for each, beside the labels.
 * Two currencies fit; more of them scroll.
 */
export function SalesFigures({ totals }: { totals: readonly SalesTotal[] }) {
  const text = useText()
  const names = useNames(totals)
  return (
    <fieldset
      className={figures}
      style={{ '--names': names.length } as CSSProperties}
      aria-label={text('sales.byCurrency')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on narrow screens, and arrow keys scroll only what has the focus
      tabIndex={0}
    >
      <div className={group} aria-hidden>
        {names.map(({ key, name }) => (
          <span key={key} className={cx(cell, heading)}>
            {name}
          </span>
        ))}
      </div>
      {totals.map((total) => (
        <dl
          key={total.currency}
          className={group}
          aria-label={text('sales.in', { currency: total.currency })}
        >
          {names.map(({ key, name, valueOf }) => (
            <div key={key} className={cell}>
              <dt className={css({ srOnly: true })}>{name}</dt>
              <dd className={key === 'currency' ? code : value}>{valueOf(total)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </fieldset>
  )
}

const exact = (count: number) => formatNumber(count, { full: true })

/** The share of units with known cost; null when it is all or none. */
const costedPart = ({ costed, units }: SalesTotal) =>
  grossProfit(costed) === null || costed.units >= units ? null : costed.units / units

function useNames(totals: readonly SalesTotal[]) {
  const text = useText()
  const missing = text('list.missing')
  return [
    { key: 'currency', name: text('sales.currency'), valueOf: ({ currency }: SalesTotal) => currency },
    {
      key: 'revenue',
      name: text('sales.revenue'),
      valueOf: ({ revenue, currency }: SalesTotal) => formatMoney(revenue, currency),
    },
    { key: 'orders', name: text('sales.orders'), valueOf: ({ orders }: SalesTotal) => exact(orders) },
    { key: 'units', name: text('sales.units'), valueOf: ({ units }: SalesTotal) => formatQuantity(units) },
    {
      key: 'refunds',
      name: text('sales.refunds'),
      valueOf: ({ refunds, currency }: SalesTotal) => formatMoney(refunds, currency),
    },
    {
      key: 'profit',
      name: text('profit.title'),
      valueOf({ costed, currency }: SalesTotal) {
        const known = grossProfit(costed)
        return known === null ? missing : formatMoney(known.profit, currency)
      },
    },
    {
      key: 'margin',
      name: text('profit.margin'),
      valueOf({ costed }: SalesTotal) {
        const margin = grossProfit(costed)?.margin
        return margin == null ? missing : formatShare(margin, { fixed: true })
      },
    },
    {
      key: 'costed',
      name: text('profit.costKnown'),
      valueOf(total: SalesTotal) {
        const isKnown = grossProfit(total.costed) !== null
        return isKnown ? formatShare(costedPart(total) ?? 1, { fixed: true }) : missing
      },
    },
  ].filter(
    ({ key }) =>
      (key !== 'currency' || totals.length > 1) &&
      (key !== 'costed' || totals.some((total) => costedPart(total) !== null)),
  )
}

const figures = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(var(--names), max-content)]',
  // The figures take the whole width of their card.
  justifyContent: 'space-between',
  columnGap: '[clamp(0.75rem, 3.5vw - 1rem, 2rem)]',
  gridTemplateRows: '[1rem]',
  gridAutoRows: '[1.75rem]',
  alignItems: 'center',
  minWidth: '0',
  // The labels and two currencies.
  maxHeight: '[4.5rem]',
  overflow: 'auto',
  scrollbarWidth: '[thin]',
  whiteSpace: 'nowrap',
  _focusVisible: { outlineOffset: '[2px]' },
  // Paper can't scroll.
  _print: { maxHeight: '[none]', overflow: 'visible' },
  mobileDown: {
    justifyContent: 'normal',
    gridAutoFlow: 'column',
    gridTemplateColumns: '[max-content]',
    gridAutoColumns: '[minmax(max-content, 1fr)]',
    gridTemplateRows: '[repeat(var(--names), 1.25rem)]',
    columnGap: '2',
    maxHeight: '[none]',
  },
})
const group = css({ display: 'contents' })
// Text for screen readers must not overflow.
const cell = css({
  position: 'relative',
  textAlign: 'end',
  '&:first-child': { textAlign: 'start' },
})
// The labels stay visible while the figures scroll.
const heading = css({
  textStyle: 'xs',
  color: 'fg.muted',
  position: 'sticky',
  top: '0',
  zIndex: '[1]',
  background: 'bg.surface',
  mobileDown: { textAlign: 'start', insetInlineStart: '0' },
})
const value = css({
  textStyle: 'lg',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  laptopDown: { textStyle: 'sm' },
  mobileDown: { textAlign: 'end' },
})
const code = css({
  textStyle: 'sm',
  fontWeight: 'medium',
  color: 'fg.muted',
  mobileDown: { textAlign: 'end' },
})
