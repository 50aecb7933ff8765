import { exportedMetrics, exportPosts, recordOf } from '@tandem/api-contract'
import type {
  ExportedMetric,
  LiftVerdict,
  ListedLift,
  Post,
  postColumns,
  PostSales,
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
      soldColumns.map(({ title, term, amount }) => ({
        title: `${title} (${currency})`,
        term,
        cell: (post: Post) => {
          const sales = post.sales?.find((sold) => sold.currency === currency)
          return post.sales === null ? null : decimal(sales === undefined ? 0 : amount(sales), currency)
        },
      })),
    ),
    lift: [
      { title: 'Lift, 7 days', term: 'lift', cell: ({ lift }) => lift && say(liftWords[lift.verdict]) },
      { title: 'Lift in units, best guess', term: 'lift', cell: ({ lift }) => units(toldOf(lift)?.lift) },
      { title: 'Lift in units, likely at least', term: 'lift', cell: ({ lift }) => units(toldOf(lift)?.low) },
      { title: 'Lift in units, likely at most', term: 'lift', cell: ({ lift }) => units(toldOf(lift)?.high) },
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
const toldOf = (lift: ListedLift | null) =>
  lift !== null && (lift.verdict === 'effect' || lift.verdict === 'none') ? lift.figures : null

/** One decimal, never an exponent. */
const units = (value: number | undefined) =>
  value === undefined ? null : { figure: rounded(value, 1).toFixed(1) }

/** Separate figures, with the way of counting in the title: they must not be added. */
const soldColumns: { title: string; term: Term; amount: (sales: PostSales) => number }[] = [
  { title: 'Proven, 7 days', term: 'post-sales-proven', amount: ({ proven }) => proven['7'].revenue },
  {
    title: 'Also in these orders, 7 days',
    term: 'post-sales-also',
    amount: ({ proven }) => proven['7'].also_revenue,
  },
  { title: 'Proven, 30 days', term: 'post-sales-proven', amount: ({ proven }) => proven['30'].revenue },
  { title: 'Proven, 90 days', term: 'post-sales-proven', amount: ({ proven }) => proven['90'].revenue },
  {
    title: 'From Instagram, this post or another, 7 days',
    term: 'post-sales-organic',
    amount: ({ instagram }) => instagram.organic.revenue,
  },
  {
    title: 'From Instagram ads, this post or another, 7 days',
    term: 'post-sales-paid',
    amount: ({ instagram }) => instagram.paid.revenue,
  },
]

/** A share with a decimal point, never an exponent: 0.0342. */
const rate = (share: number | null) => (share === null ? null : { figure: String(Number(share.toFixed(6))) })
