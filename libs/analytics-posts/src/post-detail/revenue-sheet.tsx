import type { PostSalesDetail, ProvenWindow } from '@tandem/api-contract'
import { Loading, Pagination, Sheet, Skeleton, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney } from '@tandem/format'
import { orderName, useRowPlace } from '@tandem/items'
import { Moment, WidgetBoundary } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { knownSinceDay, sayKnownSince } from '../posts/known-since-day.ts'
import { postsText } from '../posts/messages.ts'
import { figureOf, mostSoldFirst } from '../posts/post-sales.ts'
import { counted } from './counted.ts'
import type { OpenFigure } from './orders-address.ts'
import { postDetailQueries } from './queries.ts'
import type { OrdersRequest, PostRef } from './queries.ts'
import { useSalesText } from './sales-messages.ts'
import { soldPost } from './sold-post.ts'

interface RevenueSheetProps {
  postRef: PostRef
  detail: PostSalesDetail
  figure: OpenFigure | null
  onPageChange: (page: number) => void
  onClose: () => void
}

/** The orders behind a revenue figure. */
export function RevenueSheet({ postRef, detail, figure, onPageChange, onClose }: RevenueSheetProps) {
  const say = useSalesText()
  // The content stays while the sheet closes.
  const [shown, setShown] = useState(figure)
  if (figure !== null && JSON.stringify(figure) !== JSON.stringify(shown)) setShown(figure)
  if (shown === null) return null
  const { kind, page, window } = shown
  const currency = shown.currency ?? mostSoldFirst(detail.sales ?? [])[0]?.currency
  if (currency === undefined) return null
  return (
    <Sheet
      open={figure !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      side="end"
      title={say(`sheet.${kind}`, { currency, days: window })}
      closeLabel={say('sheet.close')}
    >
      <WidgetBoundary
        failedTitle={say('sheet.failed')}
        loading={<OrdersSkeleton />}
        resetKey={JSON.stringify(shown)}
      >
        <Orders
          {...{ postRef, detail, onPageChange, window }}
          request={{ kind, currency, page, ...(kind === 'proven' && { window }) }}
        />
      </WidgetBoundary>
    </Sheet>
  )
}

interface OrdersProps extends Pick<RevenueSheetProps, 'postRef' | 'detail' | 'onPageChange'> {
  window: ProvenWindow
  request: OrdersRequest
}

function Orders({ postRef, detail, window, request, onPageChange }: OrdersProps) {
  const say = useSalesText()
  const { timezone } = useUser().team
  const place = useRowPlace()
  const { data: page } = useSuspenseQuery(postDetailQueries.orders(postRef, request))
  const { kind, currency } = request
  const sales = detail.sales?.find((one) => one.currency === currency)
  const since = knownSinceDay(timezone, soldPost(detail), kind, currency)
  const sum = sales && figureOf(sales, kind, window)
  return (
    <Stack gap="4">
      <Text size="sm" tone="muted">
        {postsText(`revenue.rule.${kind}`)}
      </Text>
      {sum && (
        <Text weight="medium">
          {say('sheet.sum', {
            orders: say('orders', counted(sum.orders)),
            amount: formatMoney(sum.revenue, currency),
          })}
        </Text>
      )}
      {since !== null && (
        <Text size="sm" tone="muted">
          {sayKnownSince(since)}
        </Text>
      )}
      {page.data.length === 0 && <Text tone="muted">{say('sheet.none')}</Text>}
      <ul aria-label={say('sheet.list')} className={list}>
        {page.data.map((order) => (
          <Entry
            key={order.id}
            to={place('order', order.id)}
            title={orderName(order.number)}
            words={
              <>
                <Moment at={order.ordered_at} timeZone={timezone} />
                {' · '}
                <bdi>{order.customer_name.trim() || say('sheet.guest')}</bdi>
                {' · '}
                {say('units', counted(order.units))}
                {order.also_revenue !== 0 && (
                  <>
                    {' · '}
                    {say('sheet.also', { amount: formatMoney(order.also_revenue, order.currency) })}
                  </>
                )}
                {order.code !== null && (
                  <>
                    {' · '}
                    {say('sheet.code', { code: order.code })}
                  </>
                )}
                {order.short_link !== null && (
                  <>
                    {' · '}
                    {say('sheet.shortLink', { code: order.short_link })}
                  </>
                )}
                {order.shared_with > 0 && (
                  <>
                    {' · '}
                    {say('sheet.shared', counted(order.shared_with))}
                  </>
                )}
              </>
            }
            amount={formatMoney(order.revenue, order.currency)}
          />
        ))}
      </ul>
      {page.meta.last_page > 1 && (
        <Pagination
          page={page.meta.current_page}
          pageCount={page.meta.last_page}
          onPageChange={onPageChange}
        />
      )}
    </Stack>
  )
}

interface EntryProps {
  to: string | null
  title: string
  words: ReactNode
  amount: string
}

function Entry({ to, title, words, amount }: EntryProps) {
  const line = (
    <>
      <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <bdi className={css({ fontWeight: 'medium' })}>{title}</bdi>
        <Text as="span" size="xs" tone="muted" className={css({ display: 'block' })}>
          {words}
        </Text>
      </span>
      <Text as="span" numeric className={css({ flex: 'none' })}>
        {amount}
      </Text>
    </>
  )
  return (
    <li>
      {to === null ? (
        <span className={entry}>{line}</span>
      ) : (
        <Link to={to} className={entry}>
          {line}
        </Link>
      )}
    </li>
  )
}

function OrdersSkeleton() {
  const say = useSalesText()
  return (
    <Loading label={say('sheet.loading')}>
      <Stack gap="3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={40} />
        ))}
      </Stack>
    </Loading>
  )
}

const list = css({ listStyle: 'none', display: 'grid' })
const entry = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  paddingInline: '2',
  marginInline: '-2',
  paddingBlock: '2.5',
  borderRadius: 'md',
  textStyle: 'sm',
  'a&': { _hover: { background: 'bg.hover' } },
})
