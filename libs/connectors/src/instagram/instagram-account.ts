import * as v from 'valibot'
import { ProviderError } from '../provider-error.ts'
import { parsed } from '../requests/parsed.ts'
import { pageSize } from '../requests/page-size.ts'
import type { PageSize } from '../requests/page-size.ts'
import type { ConnectionHealth, PostPage, SocialAccount } from '../social-account.ts'
import { pageAnswer } from '../json-measure.ts'
import { accountTotals, dailyFigure, onlineFollowers } from './account-insights.ts'
import { audience } from './audience.ts'
import { graphClient } from './graph-client.ts'
import { neededPermissions } from './instagram-app.ts'
import type { InstagramOptions } from './instagram-app.ts'
import { postInsights } from './post-insights.ts'
import { isOdd, postPage, readCursor } from './post-pages.ts'
import type { PostCursor } from './post-pages.ts'
import { dataAccessEnded, missingPermission, reconnect, usernameNotFound, words } from './refusals.ts'
import { profileRow } from './rows.ts'
import { DiscoveredPosts, List, postFields, Profile, profileFields, usernamePattern } from './schemas.ts'
import { tokenFacts } from './token-facts.ts'

/** The account to read, and its credentials. */
export interface InstagramAccountOptions extends InstagramOptions {
  account_id: string
  /** The token of the account's Page. */
  token: string
  /** A person is waiting, so failures are reported soon instead of retried for long. */
  isPersonWaiting?: boolean
}

/** Failures that a smaller page may avoid. */
const mayBeTooMuch: ReadonlySet<ProviderError['kind']> = new Set([
  'provider_failed',
  'timeout',
  'not_data',
  'unexpected_data',
])
/** Other accounts' posts come in smaller pages. */
const largestDiscovery = 50

/**
 * A professional Instagram account, read through the Graph API with its Page's token.
 * @see https://developers.facebook.com/docs/instagram-platform
 */
export function instagramAccount(options: InstagramAccountOptions): SocialAccount {
  const { app, account_id: id, token } = options
  const now = options.now ?? Date.now
  const client = graphClient(options)
  const account = { client, account_id: id, token, now }
  const sizes = { own: pageSize(), others: pageSize() }

  /** Requests a page with as many posts as Instagram allows. */
  const askSized = async <Data>(
    size: PageSize,
    request: Omit<Parameters<typeof client.ask<Data>>[0], 'query' | 'onFailure'>,
    query: (rows: number) => Record<string, string>,
  ) => {
    const answer = await client.ask({
      ...request,
      limits: pageAnswer,
      query: () => query(size.current()),
      onFailure: ({ kind }) => {
        if (mayBeTooMuch.has(kind)) size.failed()
      },
    })
    size.succeeded()
    return answer
  }

  const healthOf = async (signal?: AbortSignal): Promise<ConnectionHealth> => {
    const facts = await tokenFacts(client, app, token, signal)
    const missing = neededPermissions.filter((permission) => !facts.permissions.includes(permission))
    const problem =
      !facts.is_valid || !facts.is_ours
        ? reconnect(facts.subcode)
        : hasEnded(facts.data_access_expires_at, now())
          ? dataAccessEnded()
          : missing.length > 0
            ? missingPermission('everything it should', missing)
            : null
    return {
      is_valid: facts.is_valid && facts.is_ours,
      expires_at: facts.expires_at,
      data_access_expires_at: facts.data_access_expires_at,
      missing_permissions: facts.is_valid ? missing : [],
      problem,
    }
  }

  return {
    async profile(signal) {
      const profile = await client.ask({
        path: `/${id}`,
        subject: 'the account',
        schema: Profile,
        token,
        signal,
        query: () => ({ fields: profileFields }),
      })
      return profileRow(profile)
    },

    async posts(cursor, { since = null, signal } = {}) {
      const from = readCursor(cursor)
      const ask = () =>
        askSized(
          sizes.own,
          { path: `/${id}/media`, subject: 'posts', schema: List(v.unknown()), token, signal },
          (rows) => ({ fields: postFields, limit: String(rows), ...(from && { after: from.after }) }),
        )
      const page = await ask()
      return postPage(isOdd(page, from) ? await ask() : page, from, since)
    },

    postInsights: (post, signal) => postInsights(client, token, post, signal),
    accountDay: (day, signal) => accountTotals(account, day, day, signal),
    accountRange: (from, until, signal) => accountTotals(account, from, until, signal),
    accountSeries: (series, from, until, signal) => dailyFigure(account, series, { from, until }, signal),
    onlineFollowers: (from, until, signal) => onlineFollowers(account, from, until, signal),
    audience: (of, list, signal) => audience(account, of, list, signal),

    async discover(name, cursor, signal) {
      const from = readCursor(cursor)
      if (!usernamePattern.test(name)) throw usernameNotFound()
      const { business_discovery: found } = await askSized(
        sizes.others,
        { path: `/${id}`, subject: 'another account', schema: Discovered, token, allowance: 'app', signal },
        (rows) => ({ fields: discovery(name, Math.min(rows, largestDiscovery), from) }),
      )
      const profile = profileRow(found)
      try {
        return { profile, posts: await discoveredPosts(found, from), problem: null }
      } catch (error) {
        // The number of followers can't be read later, unlike the posts.
        if (!(error instanceof ProviderError)) throw error
        return { profile, posts: null, problem: error }
      }
    },

    health: healthOf,
  }
}

const hasEnded = (moment: string | null, now: number) => moment !== null && Date.parse(moment) <= now

const Discovered = v.object({
  business_discovery: v.object({ ...Profile.entries, media: v.nullish(v.unknown(), null) }),
})

/** A list without posts is left out of the answer or empty. The first one also is when the posts aren't shown. */
async function discoveredPosts(
  { media, media_count: count }: v.InferOutput<typeof Discovered>['business_discovery'],
  from: PostCursor | null,
): Promise<PostPage> {
  const listed = parsed(DiscoveredPosts, media ?? { data: [] }, 'posts of another account', words)
  const page = await postPage(listed, from)
  const areHidden = from === null && listed.data.length === 0 && count !== 0
  return areHidden ? { ...page, skipped: 1 } : page
}

/** The cursor is inside an expression, so it must not be able to end it. */
function discovery(name: string, rows: number, from: PostCursor | null): string {
  if (from && !/^[\w\-=+/.~%]+$/.test(from.after)) throw new TypeError('not a cursor of this connector')
  const after = from ? `.after(${from.after})` : ''
  return `business_discovery.username(${name}){${profileFields},media.limit(${rows})${after}{${postFields}}}`
}
