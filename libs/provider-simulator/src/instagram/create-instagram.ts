import { Hono } from 'hono'
import { applyFault } from '../faults/apply-fault.ts'
import { createFaultList } from '../faults/fault-list.ts'
import type { FaultList } from '../faults/fault-list.ts'
import { style } from '../sign-in/page.ts'
import { addInstagramControls, createClock, createControls } from './controls.ts'
import type { InstagramControls } from './controls.ts'
import type { InstagramAccount } from './data/account.ts'
import { managedAccounts, publicAccounts } from './data/accounts.ts'
import type { LinkedProduct } from './data/captions.ts'
import { instagramPeople } from './data/people.ts'
import type { FacebookPerson } from './data/people.ts'
import type { PostFigures } from './data/post-figures.ts'
import { answerGraph, unknownPath } from './graph/answer-graph.ts'
import type { Call } from './graph/call.ts'
import { errorResponse, graphFaults } from './graph/faults.ts'
import { GraphError, graphErrorOf } from './graph/graph-error.ts'
import { isSigned } from './graph/media-node.ts'
import { placeOf } from './graph/place.ts'
import type { Place } from './graph/place.ts'
import { createUsage } from './graph/usage.ts'
import type { ShownUsage, UsageKind } from './graph/usage.ts'
import { answeringVersion, usualVersion } from './graph/versions.ts'
import { addDialog } from './login/dialog.ts'
import { createSessions } from './login/sessions.ts'
import { drawPicture } from '../draw-picture.ts'
import { createPublishedPosts } from './published-posts.ts'
import type { PublishedPost } from './published-posts.ts'
import type { GraphSettings, InstagramApp, InstagramLimits } from './settings.ts'
import { createWorld } from './world.ts'

/** Credentials that only open the simulated network, so they don't need to be secret. */
export const instagramApp: InstagramApp = { app_id: '200000000000000', app_secret: 'tandem-demo' }

/** The address and the content of the simulated network. */
export interface InstagramOptions {
  /** The whole address it is mounted at: `http://127.0.0.1:4000/demo/instagram`. */
  address: string
  app?: InstagramApp
  /** The only addresses that people may be sent back to, as at the real network. */
  redirectUris: readonly string[]
  /** Who has an account; both lists may grow at their ends while it runs. */
  people?: readonly FacebookPerson[]
  accounts?: readonly InstagramAccount[]
  /** Products that captions link to now and then. */
  products?: readonly LinkedProduct[]
  /** Another seed makes other posts and figures. */
  seed?: string
  /** In milliseconds. */
  now?: () => number
  limits?: InstagramLimits
  /** Whether calls without `appsecret_proof` are refused; a wrong proof always is. */
  requiresProof?: boolean
  /** Whether addresses of pictures expire after four days. */
  picturesExpire?: boolean
  /** Whether a declined permission is requested again only with `auth_type=rerequest`. */
  remembersDeclined?: boolean
  /** Called for each request to the Graph API before it is answered; tokens are left out. */
  onRequest?: (request: { method: string; path: string; query: string }) => void
}

/** Facebook's login dialog and its Graph API, as far as Instagram is concerned. */
export interface Instagram {
  /** Mount it at the address's path. */
  app: Hono
  /**
   * The simulated origins of the dialog and of the Graph API, which precede `/v25.0/dialog/oauth` and
   * `/v25.0/me`.
   */
  addresses: { dialog: string; graph: string }
  faults: FaultList
  controls: InstagramControls
  people: readonly FacebookPerson[]
  accounts: readonly InstagramAccount[]
  /**
   * Posts that accounts with a shop published between two times, newest first, for shops that know which post
   * led to a sale.
   */
  publishedPosts: (from: number, until: number) => PublishedPost[]
  /**
   * The counts that a professional account shows at a time; undefined if no account has that name, or had it
   * then.
   */
  countsAt: (username: string, time: number) => { followers_count: number; posts_count: number } | undefined
  /** The figures of a post up to a time; undefined if it wasn't published by then. */
  postFiguresAt: (id: string, time: number) => PostFigures | undefined
}

const kindOf = ({ account, post, name }: Place): UsageKind => {
  const owner = name === '/business_discovery' ? undefined : (account ?? post?.account)
  return owner ? { account: owner.id } : 'platform'
}

const secrets = [
  'access_token',
  'appsecret_proof',
  'client_secret',
  'code',
  'fb_exchange_token',
  'input_token',
]

const withoutSecrets = (query: URLSearchParams): string => {
  const shown = new URLSearchParams(query)
  for (const name of secrets) shown.delete(name)
  return String(shown)
}

const withExtraFields = (body: object): object => ({ ...body, a_field_of_tomorrow: { value: [1, 'two'] } })

/**
 * Creates Instagram with Facebook Login: people, Pages, accounts, posts and insights that depend only on the
 * seed and the time. It protects nothing: anybody who opens the dialog can be any person.
 */
export const createInstagram = (options: InstagramOptions): Instagram => {
  const home = options.address.replace(/(?<!\/)\/+$/, '')
  const {
    people = instagramPeople,
    accounts = [...managedAccounts, ...publicAccounts],
    products = [],
    seed = 'tandem',
  } = options
  const clock = createClock(options.now ?? Date.now)
  const settings: GraphSettings = {
    app: options.app ?? instagramApp,
    limits: options.limits ?? { platformCalls: 20_000, accountCalls: 500_000 },
    requiresProof: options.requiresProof ?? false,
    picturesExpire: options.picturesExpire ?? false,
    largestMediaPage: 100,
    smallAccounts: 'empty',
    lateHours: 6,
    accountHistoryDays: 730,
    extraFields: false,
  }
  const world = createWorld({ seed, people, accounts, products })
  const sessions = createSessions(clock.now)
  const usage = createUsage(settings, clock.now)
  const faults = createFaultList()
  const controls = createControls({ world, sessions, settings, usage, clock })
  const base = new URL(home).pathname.replace(/(?<!\/)\/+$/, '')

  const app = new Hono()
  addInstagramControls(app, controls, faults)
  addDialog(app, {
    appId: settings.app.app_id,
    redirectUris: options.redirectUris,
    people,
    sessions,
    assets: base,
    remembersDeclined: options.remembersDeclined ?? false,
    accountId: (username) => accounts.find((account) => account.username === username)?.id ?? '',
  })
  app.get('/style.css', (context) => context.body(String(style), 200, { 'Content-Type': 'text/css' }))

  app.get('/pictures/:file{[\\w-]+\\.png}', async (context) => {
    const file = context.req.param('file')
    const { oe = '', oh = '' } = context.req.query()
    const isOver = settings.picturesExpire && Number.parseInt(oe, 16) * 1000 <= clock.now()
    if (!isSigned(file, oe, oh)) return context.text('Bad URL hash', 403)
    if (isOver) return context.text('URL signature expired', 403)
    const name = file.slice(0, -'.png'.length)
    const isUpright = ['reel', 'video'].includes(world.posts.byId(name, Infinity)?.kind ?? '')
    const picture = await drawPicture({ name, width: 320, height: isUpright ? 568 : 320 })
    return new Response(picture, {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=1209600' },
    })
  })

  app.all('*', async (context) => {
    const request = context.req.raw
    const url = new URL(request.url)
    const [, asked = usualVersion, rest = ''] =
      /^(?:\/(v\d+\.\d+))?(\/.*)?$/.exec(url.pathname.slice(base.length)) ?? []
    const path = rest.replace(/(?<=[^/])\/+$/, '')
    const version = answeringVersion(asked)
    const query = await parametersOf(request, url)
    options.onRequest?.({ method: request.method, path, query: withoutSecrets(query) })
    const now = clock.now()
    const place = placeOf(path, query, world, now)
    const kind = kindOf(place)
    const asksFor = new URL(`${home}${url.pathname.slice(base.length)}${url.search}`)
    const call: Call = { world, sessions, settings, url: asksFor, query, now, home }

    const usageHeaders = (more?: ShownUsage) => usage.headers(kind, more)
    const answer = async (): Promise<Response> => {
      const headers: Record<string, string> = { 'Facebook-API-Version': version ?? asked }
      try {
        if (version === undefined) throw unknownPath(`/${asked}${path}`)
        const body = await answerGraph(call, place, request, path, () => {
          const isTooMuch = usage.count(kind)
          Object.assign(headers, usageHeaders())
          if (isTooMuch) throw graphErrorOf(kind === 'platform' ? 4 : 80_002)
        })
        return Response.json(settings.extraFields ? withExtraFields(body) : body, { headers })
      } catch (error) {
        if (error instanceof GraphError) return errorResponse(error, headers)
        throw error
      }
    }
    const fault = faults.take(place.name, matching(query, place))
    return fault
      ? applyFault(fault, request.signal, answer, graphFaults(fault, asksFor, usageHeaders))
      : answer()
  })
  const publishedPosts = createPublishedPosts(world, clock.now)
  return {
    app,
    addresses: { dialog: home, graph: home },
    faults,
    controls,
    people,
    accounts,
    publishedPosts,
    countsAt(username, time) {
      const account = world.byName(username)
      if (!account || time < Date.parse(account.opened)) return undefined
      return {
        followers_count: world.followers.at(account, time),
        posts_count: world.postsOf(account, time).length,
      }
    },
    postFiguresAt(id, time) {
      const post = world.post(id, time)
      return post && world.postFigures.at(post, time)
    },
  }
}

/** Parameters may be in the address or in a form. */
const parametersOf = async (request: Request, url: URL): Promise<URLSearchParams> => {
  const query = new URLSearchParams(url.search)
  if (request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded'))
    for (const [name, value] of new URLSearchParams(await request.text())) query.set(name, value)
  return query
}

/**
 * The parameters that a fault can match: those of the request, the node's id and the name that is looked up.
 */
const matching = (query: URLSearchParams, { id, name }: Place): URLSearchParams => {
  const matched = new URLSearchParams(query)
  if (id !== undefined) matched.set('id', id)
  const username = /username\(([^)]*)\)/.exec(query.get('fields') ?? '')?.[1]
  if (name === '/business_discovery' && username !== undefined) matched.set('username', username)
  return matched
}
