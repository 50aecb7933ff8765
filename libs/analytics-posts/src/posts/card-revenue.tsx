import type { Post } from '@tandem/api-contract'
import { Popover, VisuallyHidden, lazyPart } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney, formatNumber } from '@tandem/format'
import { Suspense } from 'react'
import { usePostsText } from './messages.ts'
import { possibleOrders, soldIn, usualWindow } from './post-sales.ts'
import { SoldKey } from './sold-key.tsx'

const CardRevenueFigures = lazyPart(
  async () => (await import('./card-revenue-figures.tsx')).CardRevenueFigures,
)

interface CardRevenueProps {
  post: Pick<Post, 'sales' | 'unread_stores' | 'products' | 'lift'>
  /** The name of the post. */
  name: string
  /** The post's own page, with the orders of each figure. */
  href: string
  timeZone: string
}

/** The proven sales of a post within 7 days; opens all figures and their orders. */
export function CardRevenue({ post, name, href, timeZone }: CardRevenueProps) {
  const text = usePostsText()
  const [most, ...others] = soldIn(post.sales)
  const proven = most?.proven[usualWindow]
  return (
    <Popover
      label={text('revenue.title')}
      placement="bottom-end"
      trigger={
        <button type="button" className={line}>
          <span className={label}>
            <SoldKey kind="proven" />
            {text('revenue.label')}
          </span>
          <span className={value}>
            {most === undefined || proven === undefined ? (
              text('post.missing')
            ) : proven.orders === 0 ? (
              text('revenue.possible', {
                count: possibleOrders(most),
                formatted: formatNumber(possibleOrders(most)),
              })
            ) : (
              <>
                <b title={formatMoney(proven.revenue, most.currency)}>
                  {formatMoney(proven.revenue, most.currency, { compact: true })}
                </b>
                <span>
                  {' · '}
                  {text('revenue.orders', { count: proven.orders, formatted: formatNumber(proven.orders) })}
                </span>
                {others.length > 0 && <span> {text('revenue.others', { others: others.length })}</span>}
              </>
            )}
          </span>
          <VisuallyHidden>({name})</VisuallyHidden>
        </button>
      }
    >
      <Suspense>
        <CardRevenueFigures {...{ post, name, href, timeZone }} />
      </Suspense>
    </Popover>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  width: 'full',
  minHeight: '[38px]',
  mobileDown: { minHeight: 'control-touch' },
  paddingInline: '3',
  borderTop: '1px solid',
  borderTopColor: 'border.subtle',
  textStyle: 'xs',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { background: 'bg.hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
const label = css({ display: 'flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' })
const value = css({
  minWidth: '0',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '[-0.02em]',
  '& b': { textStyle: 'sm', fontWeight: 'semibold', color: 'fg.default' },
})
