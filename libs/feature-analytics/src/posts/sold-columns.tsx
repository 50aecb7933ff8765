import { attributionSteps } from '@tandem/api-contract'
import type { AttributionStep, Post, PostSales } from '@tandem/api-contract'
import { Inline, VisuallyHidden } from '@tandem/design-system'
import type { DataColumn } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatDate, formatMoney, formatNumber } from '@tandem/format'
import { FavoriteButton, NotesButton } from '@tandem/workbench'
import { Link } from 'react-router'
import { postsText } from './messages.ts'
import { PostIdentity } from './post-cells.tsx'
import { postRef } from './post-ref.ts'
import { revenueOf } from './post-sales.ts'
import { withOrders } from './with-orders.ts'
import { SoldBar } from './sold-bar.tsx'

/** A post in the ranking. */
export interface SoldPost {
  post: Post
  rank: number
  /** In the currency that is ranked by. */
  sales: PostSales
}

interface SoldColumnsOptions {
  timeZone: string
  steps: readonly AttributionStep[]
  /** What the longest bar stands for. */
  most: number
  hrefOf: (id: number) => string
}

/** The columns of the ranking. */
export const soldColumns = (options: SoldColumnsOptions): DataColumn<SoldPost>[] => {
  const { timeZone, steps, most, hrefOf } = options
  return [
    {
      key: 'rank',
      header: postsText('columns.rank'),
      cell: ({ rank }) => formatNumber(rank, { full: true }),
      width: '4rem',
    },
    {
      key: 'post',
      header: postsText('columns.post'),
      cell: ({ post }) => <PostIdentity post={post} />,
      primary: true,
      phone: 'title',
    },
    {
      key: 'posted_at',
      header: postsText('columns.date'),
      cell: ({ post }) => <time dateTime={post.posted_at}>{formatDate(post.posted_at, timeZone)}</time>,
      phone: 'subtitle',
    },
    {
      key: 'bar',
      header: postsText('columns.steps'),
      cell: ({ sales }) => <SoldBar sales={sales} steps={steps} most={most} />,
      width: '14rem',
      phone: 'badges',
    },
    ...attributionSteps.map((step): DataColumn<SoldPost> => ({
      key: step,
      header: postsText(`revenue.${step}`),
      cell: ({ post, sales }) => (
        <StepCell step={step} sales={sales} href={hrefOf(post.id)} isOff={!steps.includes(step)} />
      ),
      align: 'end',
    })),
    {
      key: 'total',
      header: postsText('revenue.total'),
      cell: ({ sales }) => (
        <b className={css({ fontWeight: 'medium' })}>
          {formatMoney(revenueOf(sales, steps), sales.currency)}
        </b>
      ),
      align: 'end',
      phone: 'value',
    },
    {
      key: 'actions',
      header: postsText('columns.actions'),
      hideHeader: true,
      cell: ({ post }) => (
        <Inline gap="1">
          <FavoriteButton row={postRef(post, timeZone)} />
          <NotesButton row={postRef(post, timeZone)} count={post.notes_count} />
        </Inline>
      ),
      width: '5rem',
      phone: 'actions',
    },
  ]
}

interface StepCellProps {
  step: AttributionStep
  sales: PostSales
  href: string
  /** The step does not count in this ranking. */
  isOff: boolean
}

/** What a post sold in one step, and how many orders that is: leads to them. */
function StepCell({ step, sales, href, isOff }: StepCellProps) {
  const { revenue } = sales[step]
  const orders = step === 'estimated' ? null : sales[step].orders
  if (revenue === 0 && !orders) return <span className={quiet}>{postsText('post.missing')}</span>
  const hidden =
    step === 'estimated'
      ? postsText('revenue.daysOf', { currency: sales.currency })
      : postsText('revenue.of', { step: postsText(`revenue.${step}`), currency: sales.currency })
  return (
    <span className={isOff ? quiet : undefined}>
      <span className={css({ display: 'block' })}>{formatMoney(revenue, sales.currency)}</span>
      <Link to={withOrders(href, step, sales.currency)} className={link()}>
        {orders === null
          ? postsText('revenue.seeDays')
          : postsText('revenue.orders', { count: orders, formatted: formatNumber(orders) })}
        <VisuallyHidden>{hidden}</VisuallyHidden>
      </Link>
    </span>
  )
}

const quiet = css({ color: 'fg.subtle' })
