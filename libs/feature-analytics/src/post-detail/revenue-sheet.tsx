import type { PostSalesDetail } from '@tandem/api-contract'
import { Loading, Pagination, Sheet, Skeleton, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatDate, formatDateTime, formatMoney, formatNumber } from '@tandem/format'
import { useUser } from '@tandem/session'
import { usePlace, useRowPlace, WidgetBoundary } from '@tandem/workbench'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { counted } from './counted.ts'
import type { OpenFigure } from './orders-address.ts'
import { postDetailQueries } from './queries.ts'
import type { OrdersRequest, PostRef } from './queries.ts'
import { useSalesText } from './sales-messages.ts'
import { estimatesIn } from './sales-sums.ts'

interface RevenueSheetProps {
  postRef: PostRef
  detail: PostSalesDetail
  figure: OpenFigure | null
  onPageChange: (page: number) => void
  onClose: () => void
}

/** What a figure of the revenue is made of: its orders, or the days and products of the estimate. */
export function RevenueSheet({ postRef, detail, figure, onPageChange, onClose }: RevenueSheetProps) {
  const say = useSalesText()
  // What is shown stays while the sheet leaves the screen.
  const [shown, setShown] = useState(figure)
  if (figure !== null && JSON.stringify(figure) !== JSON.stringify(shown)) setShown(figure)
  if (shown === null) return null
  const { step, page } = shown
  const currency = shown.currency ?? detail.sales?.[0]?.currency
  if (currency === undefined) return null
  return (
    <Sheet
      open={figure !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      side="end"
      title={say(`sheet.${step}`, { currency })}
      closeLabel={say('sheet.close')}
    >
      {step === 'estimated' ? (
        <Estimates detail={detail} currency={currency} />
      ) : (
        <WidgetBoundary
          failedTitle={say('sheet.failed')}
          loading={<OrdersSkeleton />}
          resetKey={JSON.stringify(shown)}
        >
          <Orders {...{ postRef, detail, onPageChange }} request={{ step, currency, page }} />
        </WidgetBoundary>
      )}
    </Sheet>
  )
}

interface OrdersProps extends Pick<RevenueSheetProps, 'postRef' | 'detail' | 'onPageChange'> {
  request: OrdersRequest
}

function Orders({ postRef, detail, request, onPageChange }: OrdersProps) {
  const say = useSalesText()
  const { timezone } = useUser().team
  const place = useRowPlace()
  const { data: page } = useSuspenseQuery(postDetailQueries.orders(postRef, request))
  const { step, currency } = request
  const sum = detail.sales?.find((sales) => sales.currency === currency)?.[step]
  return (
    <Stack gap="4">
      <Text size="sm" tone="muted">
        {say(`definitions.${step}`)}
      </Text>
      {sum && (
        <Text weight="medium">
          {say('sheet.sum', {
            orders: say('orders', counted(sum.orders)),
            amount: formatMoney(sum.revenue, currency),
          })}
        </Text>
      )}
      {page.data.length === 0 && <Text tone="muted">{say('sheet.none')}</Text>}
      <ul aria-label={say('sheet.list')} className={list}>
        {page.data.map((order) => (
          <Entry
            key={order.id}
            to={place('order', order.id)}
            title={say('sheet.order', { number: order.number })}
            words={
              <>
                <time dateTime={order.ordered_at}>{formatDateTime(order.ordered_at, timezone)}</time>
                {' · '}
                <bdi>{order.customer_name.trim() || say('sheet.guest')}</bdi>
                {' · '}
                {say('units', counted(order.units))}
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

function Estimates({ detail, currency }: { detail: PostSalesDetail; currency: string }) {
  const say = useSalesText()
  const orders = usePlace('orders')
  const estimates = estimatesIn(detail.estimates, currency)
  const sum = detail.sales?.find((sales) => sales.currency === currency)?.estimated.revenue
  return (
    <Stack gap="4">
      <Text size="sm" tone="muted">
        {say('definitions.estimated')}
      </Text>
      {sum !== undefined && (
        <Text weight="medium">{say('sheet.sumOfEstimate', { amount: formatMoney(sum, currency) })}</Text>
      )}
      {estimates.length === 0 && <Text tone="muted">{say('sheet.noEstimates')}</Text>}
      <ul aria-label={say('sheet.estimates')} className={list}>
        {estimates.map((estimate) => {
          const { day, product_id, store_id, units } = estimate
          const search = new URLSearchParams({
            store_id: String(store_id),
            product_id: String(product_id),
            date_from: day,
            date_to: day,
          })
          const product = estimate.product_name.trim() || say('products.noName')
          const dayName = formatDate(`${day}T00:00:00Z`, 'UTC')
          return (
            <Entry
              key={`${day}-${product_id}`}
              to={orders && `${orders}?${search}`}
              label={say('sheet.ordersOfDay', { product, day: dayName })}
              title={product}
              words={
                <>
                  {dayName}
                  {': '}
                  {say('sheet.aboutOf', {
                    ...counted(units),
                    estimated: formatNumber(estimate.estimated_units, { full: true }),
                    usual: formatNumber(estimate.usual_units, { full: true }),
                  })}
                </>
              }
              amount={formatMoney(estimate.amount, currency)}
            />
          )
        })}
      </ul>
    </Stack>
  )
}

interface EntryProps {
  to: string | null
  /** Said of the link, where its title alone does not say where it leads. */
  label?: string
  title: string
  words: ReactNode
  amount: string
}

function Entry({ to, label, title, words, amount }: EntryProps) {
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
        <Link to={to} className={entry} title={label}>
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
