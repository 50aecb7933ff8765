import { exportedMetrics, exportPosts, recordOf, soldKnownSince } from '@tandem/api-contract'
import type {
  ExportedMetric,
  LiftVerdict,
  ListedLift,
  Post,
  postColumns,
  PostSales,
  ProvenWindow,
  SoldKind,
} from '@tandem/api-contract'
import { rounded } from '@tandem/format'
import { decimal, figure, momentsIn } from '../../platform/exports/cell.ts'
import type { Term } from '../../platform/exports/definitions-file.ts'
import { exportList } from '../../platform/exports/export-list.ts'
import type { ExportColumn, ExportContext, ListExport } from '../../platform/exports/export-list.ts'
import { implementFile } from '../../identity/implement.ts'
import type { PostScope, PostView } from './post-scope.ts'
import { postList } from './queries.ts'

type Column = (typeof postColumns)[number]

/** The file of these posts: the rate of tracked accounts counts only what is public. */
const postExport = (service: PostView['service']): ListExport<PostView, Post, Column, PostScope> => ({
  list: postList,
  name: 'posts',
  columns: (context) => postExportColumns(service, context),
  fields: {
    ...recordOf(exportedMetrics, (metric) => metric),
    id: { leftOut: 'Our own number, which people never see.' },
    account: 'account',
    kind: 'kind',
    caption: 'caption',
    permalink: 'permalink',
    media_url: { leftOut: 'It expires after some days.' },
    thumbnail_url: { leftOut: 'It expires after some days.' },
    posted_at: 'posted_at',
    engagement_rate: 'engagement_rate',
    reach_rate: 'reach_rate',
    rated_at: { leftOut: 'The file has figures, not when they were read.' },
    read_at: { leftOut: 'The file has figures, not when they were read.' },
    gone_at: { leftOut: 'The file says what was published.' },
    products: 'products',
    products_are_set: { leftOut: 'The file has the products, whoever chose them.' },
    sales: 'sales',
    unread_stores: 'sales',
    lift: 'lift',
    notes_count: { leftOut: 'Notes stay in Tandem.' },
  },
})

export const postExportRoutes = [
  implementFile(exportPosts, (call) => {
    const { filter, ...body } = call.body
    return exportList(call, postExport(call.params.service), {
      ...body,
      filter: { ...filter, ...call.params },
    })
  }),
]

/** The columns of a file with posts of a service. */
export const postExportColumns = (service: PostView['service'], context: ExportContext) =>
  columns(context, service === 'tracker' ? 'engagement-rate-tracked' : 'engagement-rate')

const metricTitles: Record<ExportedMetric, string> = {
  views: 'Views',
  reach: 'Reach',
  likes: 'Likes',
  comments: 'Comments',
  shares: 'Shares',
  saves: 'Saves',
  reposts: 'Reposts',
}

function columns(
  { timezone, currencies, say }: ExportContext,
  engagementTerm: Term,
): Record<Column, ExportColumn<Post>[]> {
  const moment = momentsIn(timezone)
  return {
    posted_at: [
      { title: `Published at (${timezone})`, isMoment: true, cell: (post) => moment(post.posted_at) },
    ],
    account: [{ title: 'Account', cell: (post) => post.account.username }],
    kind: [{ title: 'Type', cell: (post) => post.kind }],
    caption: [{ title: 'Caption', cell: (post) => post.caption }],
    permalink: [{ title: 'Link', cell: (post) => post.permalink }],
    ...recordOf(exportedMetrics, (metric) => [
      { title: metricTitles[metric], term: metric, cell: (post: Post) => figure(post[metric]) },
    ]),
    engagement_rate: [
      { title: 'Engagement rate', term: engagementTerm, cell: (post) => rate(post.engagement_rate) },
    ],
    reach_rate: [{ title: 'Rate by reach', term: 'reach-rate', cell: (post) => rate(post.reach_rate) }],
    products: [{ title: 'Products', cell: (post) => post.products.map(({ name }) => name).join('; ') }],
    sales: currencies.flatMap((currency) =>
      soldColumns.map(({ title, term, kind, sold }) => ({
        title: `${title} (${currency})`,
        term,
        cell: (post: Post) => {
          if (post.sales === null) return null
          const sales = post.sales.find((one) => one.currency === currency)
          const { orders, amount } = sales === undefined ? { orders: 0, amount: 0 } : sold(sales)
          const isUnknown = orders === 0 && soldKnownSince(post, kind, currency) !== null
          return isUnknown ? null : decimal(amount, currency)
        },
      })),
    ),
    lift: [
      { title: 'Lift, 7 days', term: 'lift', cell: ({ lift }) => lift && say(liftWords[lift.verdict]) },
      {
        title: 'Lift in units, best guess',
        term: 'lift',
        cell: ({ lift }) => units(figuresOf(lift)?.lift),
      },
      {
        title: 'Lift in units, likely at least',
        term: 'lift',
        cell: ({ lift }) => units(figuresOf(lift)?.low),
      },
      {
        title: 'Lift in units, likely at most',
        term: 'lift',
        cell: ({ lift }) => units(figuresOf(lift)?.high),
      },
      {
        title: 'Posts that share this lift',
        term: 'lift-posts',
        cell: ({ lift }) => figure(lift?.posts ?? null),
      },
    ],
  }
}

const liftWords: Record<LiftVerdict, string> = {
  effect: 'A measurable effect',
  none: 'No measurable effect',
  too_few: 'Too few sales to say',
  no_baseline: 'Not enough days to compare',
  too_soon: 'Too early to say',
}

/** With few sales the figures would suggest more than is known. */
const figuresOf = (lift: ListedLift | null) =>
  lift !== null && (lift.verdict === 'effect' || lift.verdict === 'none') ? lift.figures : null

/** One decimal, never an exponent. */
const units = (value: number | undefined) =>
  value === undefined ? null : { figure: rounded(value, 1).toFixed(1) }

interface SoldColumn {
  title: string
  term: Term
  kind: SoldKind
  sold: (sales: PostSales) => { orders: number; amount: number }
}

/**
 * Separate figures, with the way of counting in the title: they must not be added. Without orders, a figure is only 0
 * if all orders since the post were read.
 */
const soldColumns: SoldColumn[] = [
  provenColumn('7'),
  {
    title: 'Also in these orders, 7 days',
    term: 'post-sales-also',
    kind: 'proven',
    sold: ({ proven }) => ({ orders: proven['7'].orders, amount: proven['7'].also_revenue }),
  },
  provenColumn('30'),
  provenColumn('90'),
  possibleColumn('organic', 'From Instagram, this post or another, 7 days'),
  possibleColumn('paid', 'From Instagram ads, this post or another, 7 days'),
]

function provenColumn(days: ProvenWindow): SoldColumn {
  return {
    title: `Proven, ${days} days`,
    term: 'post-sales-proven',
    kind: 'proven',
    sold: ({ proven }) => ({ orders: proven[days].orders, amount: proven[days].revenue }),
  }
}

function possibleColumn(way: 'organic' | 'paid', title: string): SoldColumn {
  return {
    title,
    term: `post-sales-${way}`,
    kind: way,
    sold: ({ instagram }) => ({ orders: instagram[way].orders, amount: instagram[way].revenue }),
  }
}

/** A share with a decimal point, never an exponent: 0.0342. */
const rate = (share: number | null) => (share === null ? null : { figure: String(Number(share.toFixed(6))) })
