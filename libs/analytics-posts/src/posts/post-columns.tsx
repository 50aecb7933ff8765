import { factsOf, isExportedMetric, isSortableMetric, listedMetrics } from '@tandem/api-contract'
import type { ListedMetric, Post, postColumns as exportedPostColumns } from '@tandem/api-contract'
import { formatDate } from '@tandem/format'
import { PhoneLabel } from '@tandem/lists'
import type { ListColumn } from '@tandem/lists'
import { Moment } from '@tandem/page-parts'
import { kindText } from '../post-kind/messages.ts'
import { metricRule, metricText } from '../post-metrics/messages.ts'
import { CardProduct } from './card-product.tsx'
import { Figure, Rate } from './figure.tsx'
import { ListedLift } from './listed-lift.tsx'
import { postsText } from './messages.ts'
import { PostActions } from './post-actions.tsx'
import { PostIdentity, PostSold } from './post-cells.tsx'
import type { CardOptions } from './card-options.ts'
import { postRef } from './post-ref.ts'
import { provenRevenue } from './post-sales.ts'
import { postStats } from './post-stats.tsx'

export type PostColumn = ListColumn<Post, (typeof exportedPostColumns)[number]>

type LinkOptions = Pick<CardOptions, 'isOwn' | 'mayLink' | 'onLinkProducts'>

const metricColumn = (name: ListedMetric): PostColumn => ({
  key: name,
  header: metricText(`names.${name}`),
  explanation: metricRule(name),
  cell: (post) => (
    <PhoneLabel label={metricText(`names.${name}`)}>
      <Figure value={post[name]} />
    </PhoneLabel>
  ),
  align: 'end',
  ...(isSortableMetric(name) && { sortKey: name, sortFirst: 'descending' }),
  hiddenAtFirst: !postStats.includes(name),
  phone: name === 'views' ? 'value' : undefined,
  exports: isExportedMetric(name) ? [name] : [],
  ...(factsOf(name).adds && { adds: (post: Post) => post[name] }),
})

const explained = (rule: string, sorting: string | false) => (sorting ? `${rule} ${sorting}` : rule)

/**
 * The columns of the table of posts; times are in `timeZone`. Those shown at first fit into a window of 1440 px; the
 * account and the medium are in the first one.
 */
export const postColumns = (timeZone: string, { isOwn, ...options }: LinkOptions): PostColumn[] => [
  {
    key: 'post',
    width: '15.5rem',
    fills: true,
    header: postsText('columns.post'),
    cell: (post) => <PostIdentity post={post} />,
    primary: true,
    phone: 'title',
    exports: ['caption', 'permalink'],
  },
  {
    key: 'account',
    header: postsText('columns.account'),
    cell: ({ account }) => `@${account.username}`,
    hiddenAtFirst: true,
    exports: ['account'],
  },
  {
    key: 'kind',
    width: '4.75rem',
    header: postsText('columns.kind'),
    cell: ({ kind }) => kindText(kind),
    hiddenAtFirst: true,
    exports: ['kind'],
  },
  {
    key: 'posted_at',
    width: '7rem',
    header: postsText('columns.date'),
    cell: ({ posted_at }) => (
      <Moment at={posted_at} timeZone={timeZone}>
        {formatDate(posted_at, timeZone)}
      </Moment>
    ),
    sortKey: 'posted_at',
    sortFirst: 'descending',
    phone: 'detail',
    exports: ['posted_at'],
  },
  {
    key: 'revenue',
    width: '9rem',
    header: postsText('columns.revenue'),
    explanation: explained(postsText('revenue.rule.proven'), isOwn && postsText('columns.revenueSorted')),
    cell: (post) => (
      <PhoneLabel label={postsText('columns.revenue')}>
        <PostSold post={post} />
      </PhoneLabel>
    ),
    align: 'end',
    ...(isOwn && { sortKey: 'revenue', sortFirst: 'descending' }),
    hiddenAtFirst: !isOwn,
    phone: 'badges',
    exports: ['sales'],
    adds: provenRevenue,
  },
  ...listedMetrics.map(metricColumn),
  {
    key: 'engagement',
    header: metricText('names.engagement_rate'),
    explanation: metricRule(isOwn ? 'engagement_rate' : 'engagement_rate_tracked'),
    cell: ({ engagement_rate }) => <Rate value={engagement_rate} />,
    align: 'end',
    sortKey: 'engagement',
    sortFirst: 'descending',
    hiddenAtFirst: isOwn,
    exports: ['engagement_rate'],
  },
  {
    key: 'reach_rate',
    header: metricText('names.reach_rate'),
    explanation: metricRule('reach_rate'),
    cell: ({ reach_rate }) => <Rate value={reach_rate} />,
    align: 'end',
    sortKey: 'reach_rate',
    sortFirst: 'descending',
    hiddenAtFirst: true,
    exports: ['reach_rate'],
  },
  {
    key: 'products',
    width: '14.5rem',
    header: postsText('columns.products'),
    cell: (post) =>
      isOwn && <CardProduct post={post} name={postRef(post, timeZone).name} options={options} isSmall />,
    hiddenAtFirst: true,
    phone: 'badges',
    exports: ['products'],
  },
  {
    key: 'lift',
    // Two lines of words: a third one would move the rows below, which are drawn later.
    width: '11.5rem',
    header: postsText('columns.lift'),
    explanation: explained(postsText('revenue.rule.lift'), isOwn && postsText('columns.liftSorted')),
    cell: ({ lift }) => isOwn && <ListedLift lift={lift} />,
    align: 'end',
    ...(isOwn && { sortKey: 'lift', sortFirst: 'descending' }),
    hiddenAtFirst: true,
    phone: 'detail',
    exports: ['lift'],
  },
  {
    key: 'actions',
    header: postsText('columns.actions'),
    hideHeader: true,
    cell: (post) => <PostActions {...{ post, timeZone }} />,
    width: '5.25rem',
    phone: 'actions',
    exports: [],
  },
]
