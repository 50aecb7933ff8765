import { soldKinds, soldKnownSince } from '@tandem/api-contract'
import type { Post } from '@tandem/api-contract'
import { Stack, Text, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatDate, formatMoney, formatNumber, formatQuantity } from '@tandem/format'
import { Link } from 'react-router'
import { knownSinceDay, sayKnownSince } from './known-since-day.ts'
import { ListedLift } from './listed-lift.tsx'
import { usePostsText } from './messages.ts'
import { figureOf, soldIn, usualWindow } from './post-sales.ts'
import { SalesProvenance } from './sales-provenance.tsx'
import { SalesRule } from './sales-rule.tsx'
import { keyed, SoldKey } from './sold-key.tsx'
import { withOrders } from './with-orders.ts'

interface CardRevenueFiguresProps {
  post: Pick<Post, 'sales' | 'unread_stores' | 'products' | 'lift'>
  name: string
  href: string
  timeZone: string
}

const exact = (value: number) => formatNumber(value, { full: true })

/** What a post sold, by figure and currency, never added up; each links to its orders. */
export function CardRevenueFigures({ post, name, href, timeZone }: CardRevenueFiguresProps) {
  const text = usePostsText()
  const { sales, lift } = post
  const sold = soldIn(sales)
  const since = knownSinceDay(timeZone, post, 'proven')
  return (
    <div className={box}>
      <Stack gap="3">
        <div className={head}>
          <strong>{text('revenue.title')}</strong>
          <SalesProvenance
            figure={text('revenue.label')}
            zone={timeZone}
            {...(sold.length > 0 && { currency: sold.map(({ currency }) => currency).join(', ') })}
          />
        </div>
        {sold.length === 0 && (
          <Text size="sm" tone="muted">
            {sales === null
              ? text('revenue.nothing')
              : since
                ? text('revenue.unknownSold', { day: formatDate(since, 'UTC') })
                : text('revenue.nothingSold')}
          </Text>
        )}
        {sold.map((one) => (
          <table key={one.currency} className={table} aria-label={`${name}, ${one.currency}`}>
            <thead>
              <tr>
                <th scope="col">{one.currency}</th>
                <th scope="col">{text('revenue.revenue')}</th>
                <th scope="col">{text('revenue.unitsHead')}</th>
                <th scope="col">{text('revenue.ordersHead')}</th>
              </tr>
            </thead>
            <tbody>
              {soldKinds.map((kind) => {
                const { revenue, units, orders } = figureOf(one, kind, usualWindow)
                const isUnknown = orders === 0 && soldKnownSince(post, kind, one.currency) !== null
                const missing = isUnknown ? text('post.missing') : null
                return (
                  <tr key={kind}>
                    <th scope="row">
                      <span className={keyed}>
                        <SoldKey kind={kind} />
                        {text(`revenue.${kind}`)}
                      </span>
                    </th>
                    <td>{missing ?? formatMoney(revenue, one.currency)}</td>
                    <td>{missing ?? formatQuantity(units)}</td>
                    <td>
                      {orders === 0 ? (
                        (missing ?? exact(0))
                      ) : (
                        <Link to={withOrders(href, { kind, currency: one.currency })} className={link()}>
                          {exact(orders)}
                          <VisuallyHidden>
                            {text('revenue.ordersOf', {
                              figure: text(`revenue.${kind}`),
                              currency: one.currency,
                            })}
                          </VisuallyHidden>
                        </Link>
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        ))}
        {(sold.length > 0 || sales === null) && since && (
          <Text size="sm" tone="muted">
            {sayKnownSince(since)}
          </Text>
        )}
        {lift !== null && (
          <div className={lifted}>
            <span>{text('columns.lift')}</span>
            <ListedLift lift={lift} />
          </div>
        )}
        <SalesRule />
      </Stack>
    </div>
  )
}

const box = css({
  padding: '4',
  width: '[min(26rem, 100vw - 32px)]',
  mobileDown: { width: 'full' },
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  marginBlock: '[-6px]',
  '& strong': { textStyle: 'sm', fontWeight: 'semibold' },
})
const lifted = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '2',
  textStyle: 'sm',
  '& > :last-child': { textAlign: 'end' },
})
const table = css({
  width: 'full',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '[-0.02em]',
  '& :is(td, th)': { paddingBlock: '1', paddingInlineStart: '2', textAlign: 'end', fontWeight: 'regular' },
  '& :is(td, th):first-child': { paddingInlineStart: '0', textAlign: 'start' },
  '& thead th': { textStyle: 'xs', color: 'fg.muted' },
})
