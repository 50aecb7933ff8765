import { soldKinds } from '@tandem/api-contract'
import type { Post, PostSales, ProvenWindow, SoldKind, SoldRanking } from '@tandem/api-contract'
import { VisuallyHidden } from '@tandem/design-system'
import type { DataColumn } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatDate, formatMoney, formatNumber } from '@tandem/format'
import { Moment } from '@tandem/page-parts'
import { Link } from 'react-router'
import { knownSinceDay, sayKnownSince } from './known-since-day.ts'
import { ListedLift } from './listed-lift.tsx'
import { postsText } from './messages.ts'
import { PostActions } from './post-actions.tsx'
import { PostIdentity } from './post-cells.tsx'
import { figureOf } from './post-sales.ts'
import { keyed, SoldKey } from './sold-key.tsx'
import { withOrders } from './with-orders.ts'

/** A post in the ranking. */
export interface SoldPost {
  post: Post
  /** Null when nothing is known to rank it by. */
  rank: number | null
  /** In the shown currency; null without sales in it. */
  sales: PostSales | null
}

interface SoldColumnsOptions {
  timeZone: string
  window: ProvenWindow
  /** What is ranked by. */
  ranking: SoldRanking
  /** Whether the posts are in the order of the ranking; otherwise they have no rank. */
  isInOrder: boolean
  hrefOf: (id: number) => string
}

/** The columns of the ranking: each figure is separate. */
export const soldColumns = ({
  timeZone,
  window,
  ranking,
  isInOrder,
  hrefOf,
}: SoldColumnsOptions): DataColumn<SoldPost>[] => [
  ...(isInOrder ? [rankColumn(ranking, timeZone)] : []),
  {
    key: 'post',
    width: '15.5rem',
    fills: true,
    header: postsText('columns.post'),
    cell: ({ post }) => <PostIdentity post={post} />,
    primary: true,
    phone: 'title',
  },
  {
    key: 'posted_at',
    header: postsText('columns.date'),
    cell: ({ post: { posted_at } }) => (
      <Moment at={posted_at} timeZone={timeZone}>
        {formatDate(posted_at, timeZone)}
      </Moment>
    ),
    phone: 'subtitle',
  },
  ...soldKinds.map((kind): DataColumn<SoldPost> => ({
    key: kind,
    header: kind === 'proven' ? postsText('columns.proven', { days: window }) : postsText(`columns.${kind}`),
    explanation: postsText(`revenue.rule.${kind}`),
    cell: ({ post, sales }) => <FigureCell {...{ kind, sales, window }} href={hrefOf(post.id)} />,
    align: 'end',
    sortKey: kind,
    sortFirst: 'descending',
    // A phone's entry has no headers: it shows what the list is ranked by, and the post's page the rest.
    ...(kind === 'proven' && ranking === 'proven' && { phone: 'value' }),
  })),
  {
    key: 'lift',
    header: postsText('columns.lift'),
    explanation: postsText('revenue.rule.lift'),
    cell: ({ post }) => <ListedLift lift={post.lift} />,
    align: 'end',
    sortKey: 'lift',
    sortFirst: 'descending',
    ...(ranking === 'lift' && { phone: 'value' }),
  },
  {
    key: 'actions',
    header: postsText('columns.actions'),
    hideHeader: true,
    cell: ({ post }) => <PostActions {...{ post, timeZone }} />,
    width: '5rem',
    phone: 'actions',
  },
]

/** The places of the ranking. */
const rankColumn = (ranking: SoldRanking, timeZone: string): DataColumn<SoldPost> => ({
  key: 'rank',
  header: postsText('columns.rank'),
  cell: ({ post, sales, rank }) =>
    rank === null ? (
      <span
        className={quiet}
        title={ranking === 'lift' ? postsText('sold.notRankedByLift') : whyNotRanked(post, sales, timeZone)}
      >
        {postsText('post.missing')}
      </span>
    ) : (
      formatNumber(rank, { full: true })
    ),
  width: '4rem',
})

function whyNotRanked(post: Post, sales: PostSales | null, timeZone: string): string {
  const since = knownSinceDay(timeZone, post, 'proven', sales?.currency)
  const why = postsText('sold.notRanked')
  return since === null ? why : `${why} ${sayKnownSince(since)}`
}

interface FigureCellProps {
  kind: SoldKind
  sales: PostSales | null
  window: ProvenWindow
  href: string
}

/** One figure of a post with its number of orders, linked to them. */
function FigureCell({ kind, sales, window, href }: FigureCellProps) {
  if (sales === null) return <Nothing />
  const { currency } = sales
  const { revenue, orders } = figureOf(sales, kind, window)
  if (orders === 0) return <Nothing />
  return (
    <span>
      <span className={cx(keyed, kind === 'proven' && css({ fontWeight: 'medium' }))}>
        <SoldKey kind={kind} />
        {formatMoney(revenue, currency)}
      </span>
      <br />
      <Link to={withOrders(href, { kind, currency, window })} className={link()}>
        {postsText('revenue.orders', { count: orders, formatted: formatNumber(orders) })}
        <VisuallyHidden>
          {postsText('revenue.of', { figure: postsText(`revenue.${kind}`), currency })}
        </VisuallyHidden>
      </Link>
      {kind !== 'proven' && <SharedWith others={sales.instagram[kind].shared_with} />}
    </span>
  )
}

const Nothing = () => <span className={quiet}>{postsText('post.missing')}</span>

function SharedWith({ others }: { others: number }) {
  if (others === 0) return null
  return (
    <span className={shared}>
      {postsText('revenue.shared', { count: others, formatted: formatNumber(others) })}
    </span>
  )
}

const quiet = css({ color: 'fg.subtle' })
const shared = css({ display: 'block', textStyle: 'xs', color: 'fg.muted' })
