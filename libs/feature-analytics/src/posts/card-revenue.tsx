import type { Post } from '@tandem/api-contract'
import { Popover, lazyPart } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney, formatNumber } from '@tandem/format'
import { Suspense } from 'react'
import { usePostsText } from './messages.ts'
import { ordersOf, revenueOf, soldIn } from './post-sales.ts'

const CardRevenueSteps = lazyPart(async () => (await import('./card-revenue-steps.tsx')).CardRevenueSteps)

interface CardRevenueProps {
  post: Pick<Post, 'sales'>
  /** The post by its name. */
  name: string
  /** The post's own page, where the orders of each figure stand. */
  href: string
  timeZone: string
}

/** What a post sold within 7 days; opens how sure that is, and the orders behind it. */
export function CardRevenue({ post, name, href, timeZone }: CardRevenueProps) {
  const text = usePostsText()
  const [most, ...others] = soldIn(post.sales)
  return (
    <Popover
      label={text('revenue.title')}
      placement="bottom-end"
      trigger={
        <button type="button" className={line}>
          <span className={label}>
            <span className={key} aria-hidden />
            {text('revenue.label')}
          </span>
          <span className={value}>
            {most === undefined ? (
              text('post.missing')
            ) : (
              <>
                <b title={formatMoney(revenueOf(most), most.currency)}>
                  {formatMoney(revenueOf(most), most.currency, { compact: true })}
                </b>
                <span>
                  {' · '}
                  {ordersOf(most) === 0
                    ? text('revenue.estimatedOnly')
                    : text('revenue.orders', {
                        count: ordersOf(most),
                        formatted: formatNumber(ordersOf(most)),
                      })}
                </span>
                {others.length > 0 && <span> {text('revenue.others', { others: others.length })}</span>}
              </>
            )}
          </span>
        </button>
      }
    >
      <Suspense>
        <CardRevenueSteps sales={post.sales} {...{ name, href, timeZone }} />
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
const key = css({ flex: 'none', width: '2.5', height: '2.5', borderRadius: 'xs', background: 'chart.cat-2' })
const value = css({
  minWidth: '0',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '[-0.02em]',
  '& b': { textStyle: 'sm', fontWeight: 'semibold', color: 'fg.default' },
})
