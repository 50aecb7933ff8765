import { filteredMetrics, postSorts } from '@tandem/api-contract'

/** One call of the analytics, with the longest time it may take over HTTP, in milliseconds. */
export interface AnalyticsRead {
  name: string
  path: string
  maxMs: number
}

/** The team's ids and periods that the calls use. */
export interface AnalyticsTeam {
  accounts: readonly number[]
  tracked: readonly number[]
  collection: number
  stores: readonly number[]
  /** A product that posts link to. */
  product: number
  /** A post of one of the team's own accounts. */
  post: number
  /** The last 30 days, a year, and everything that is stored. */
  month: string
  year: string
  lifetime: string
}

const maxOfDashboard = 25
const maxOfLists = 30

/** Every call of the analytics, with its filters and sorts. */
export const analyticsReads = (team: AnalyticsTeam): AnalyticsRead[] => [
  ...dashboard(team),
  ...lists(team),
  ...details(team),
]

function dashboard({ accounts, stores, month, year, lifetime }: AnalyticsTeam): AnalyticsRead[] {
  const calls = { insights: 'insights', online: 'online-followers', audience: 'audience' }
  const read = (name: string, call: keyof typeof calls, search: string) => ({
    name: `dashboard: ${call}, ${name}`,
    path: `/dashboard/${calls[call]}?${search}`,
    maxMs: maxOfDashboard,
  })
  const one = `account_id=${accounts[0]}&store_id=${stores[0]}`
  return [
    read('a month', 'insights', month),
    read('a month of one account and store', 'insights', `${month}&${one}`),
    read('a year', 'insights', year),
    read('a year of one account and store', 'insights', `${year}&${one}`),
    read('lifetime', 'insights', lifetime),
    read('a year ago', 'insights', `${month}&compare=previous_year`),
    read('a month', 'online', month),
    read('one account and store', 'online', `${month}&${one}`),
    read('followers', 'audience', ''),
    read('who reacted, one account', 'audience', `of=engaged&${one}`),
  ]
}

function lists({ accounts, tracked, collection, product, month, year }: AnalyticsTeam): AnalyticsRead[] {
  const read = (name: string, search: string, service = 'social') => ({
    name: `posts: ${name}`,
    path: `/${service}/instagram/posts?per_page=50&${search}`,
    maxMs: maxOfLists,
  })
  const figures = filteredMetrics.filter((metric) => metric !== 'engagement')
  return [
    ...postSorts.map((sort) => read(`by ${sort}`, `sort=${sort}`)),
    read('page 20', 'page=20'),
    read('page 200 by views', 'page=200&sort=-views'),
    read('of one account', `account_id=${accounts[0]}`),
    read('by two posters, by saves', `poster_id=${accounts[1]},${accounts[2]}&sort=-saves`),
    read('of a collection', `collection_id=${collection}`),
    read('reels', 'kind=reel'),
    read('images and videos, by likes', 'kind=image,video&sort=-likes'),
    read('a month', month),
    read('a year, by engagement', `${year}&sort=-engagement`),
    read('with a product', 'product=linked'),
    read('without a product, by views', 'product=none&sort=-views'),
    read('with this product', `product_id=${product}`),
    ...figures.map((metric) => read(`many ${metric}`, `${metric}_min=1000&sort=-${metric}`)),
    read('few views, newest', 'views_max=500'),
    read('engaging, newest', 'engagement_min=8'),
    read('a common word', 'search_term=linen'),
    read('a rare word, by views', 'search_term=bosphorus&sort=-views'),
    read('a word, a kind and days', `search_term=table&kind=reel&${year}`),
    read('nothing', 'search_term=zzzzzz'),
    read('tracked', 'sort=-likes', 'tracker'),
    read('of one tracked', `account_id=${tracked[0]}`, 'tracker'),
    { name: 'posters', path: '/social/instagram/posts/posters', maxMs: maxOfLists },
    { name: 'posts that sold', path: '/social/instagram/posts/sold?per_page=50', maxMs: maxOfLists },
    {
      name: 'posts that sold, a month',
      path: `/social/instagram/posts/sold?per_page=50&${month}`,
      maxMs: maxOfLists,
    },
    {
      name: 'posts that sold, a year',
      path: `/social/instagram/posts/sold?per_page=50&${year}`,
      maxMs: maxOfLists,
    },
    { name: 'accounts', path: `/social/instagram/users/analytics?${month}`, maxMs: maxOfLists },
    { name: 'accounts, a year', path: `/social/instagram/users/analytics?${year}`, maxMs: maxOfLists },
    { name: 'tracker', path: `/tracker/instagram/users/analytics?${month}`, maxMs: maxOfLists },
  ]
}

function details({ accounts, post, month, year }: AnalyticsTeam): AnalyticsRead[] {
  const ofPost = (name: string, more: string) => ({
    name: `post: ${name}`,
    path: `/social/instagram/posts/${post}${more}`,
    maxMs: maxOfLists,
  })
  const ofAccount = (name: string, more: string) => ({
    name: `account: ${name}`,
    path: `/social/instagram/users/${accounts[0]}${more}`,
    maxMs: maxOfLists,
  })
  return [
    ofPost('itself', ''),
    ofPost('insights', '/insights'),
    ofPost('neighbours by views', '/neighbours?sort=-views'),
    ofPost('neighbours by time, of a kind', '/neighbours?kind=reel'),
    ofPost('sales', '/sales'),
    ofPost('orders', '/orders'),
    ofAccount('days of a year', `/days?${year}`),
    ofAccount('best posts', `/best-posts?${month}`),
  ]
}
