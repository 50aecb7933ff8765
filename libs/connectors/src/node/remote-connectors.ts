import { instagramLogin } from '../instagram/instagram-login.ts'
import type { ProviderError } from '../provider-error.ts'
import type { SocialAccount } from '../social-account.ts'
import type { SocialLogin } from '../social-login.ts'
import type { StoreConnector } from '../store-connector.ts'
import { receivedError } from './thread-messages.ts'
import type { Connected, SentError } from './thread-messages.ts'

/** A connector in another thread: its methods by name. */
export interface Remote {
  call<T>(method: string, args: unknown[], signal?: AbortSignal): Promise<T>
  iterate<T>(method: string, args: unknown[], signal?: AbortSignal): AsyncGenerator<T>
}

/** A store that is read in another thread. */
export const remoteStore = ({ call, iterate }: Remote): StoreConnector => ({
  check: () => call('check', []),
  about: (signal) => call('about', [], signal),
  readableDays: (signal) => call('readableDays', [], signal),
  excludedStatuses: (signal) => call('excludedStatuses', [], signal),
  report: (month, signal) => call('report', [month], signal),
  reportedRows: (days, signal) => call('reportedRows', [days], signal),
  counts: (signal) => call('counts', [], signal),
  begin: (counts, since, signal) => call('begin', [counts, since], signal),
  read: (kind, cursor, { signal, ...more } = {}) => call('read', [kind, cursor, more], signal),
  ids: (kind, signal) => iterate('ids', [kind], signal),
  readByIds: (kind, ids, signal) => call('readByIds', [kind, ids], signal),
  readOne: (kind, id, signal) => call('readOne', [kind, id], signal),
  orderNotes: (id, signal) => call('orderNotes', [id], signal),
  subscribe: (address, secret, signal) => call('subscribe', [address, secret], signal),
  unsubscribe: (address, signal) => call('unsubscribe', [address], signal),
})

/** The sign-in of a network, whose answers are read in another thread; its address is built here. */
export function remoteLogin(
  { call }: Remote,
  options: Extract<Connected, { kind: 'login' }>['options'],
): SocialLogin {
  const { loginUrl } = instagramLogin({ ...options, fetch: () => Promise.reject(new Error('not here')) })
  return {
    loginUrl,
    exchange: (code, signal) => call('exchange', [code], signal),
    offered: (token, signal) => call('offered', [token], signal),
    revoke: (token, signal) => call('revoke', [token], signal),
  }
}

/** An answer of `withProblems`, with its error. */
function withProblem<Answer extends { problem: ProviderError | null }>(answer: Answer): Answer {
  const problem = answer.problem as SentError | null
  return { ...answer, problem: problem && (receivedError(problem) as ProviderError) }
}

/** An account that is read in another thread. */
export const remoteAccount = ({ call }: Remote): SocialAccount => ({
  profile: (signal) => call('profile', [], signal),
  posts: (cursor, { signal, ...more } = {}) => call('posts', [cursor, more], signal),
  postInsights: ({ provider_id, place }, signal) => call('postInsights', [{ provider_id, place }], signal),
  accountDay: (day, signal) => call('accountDay', [day], signal),
  accountRange: (from, until, signal) => call('accountRange', [from, until], signal),
  accountSeries: (series, from, until, signal) => call('accountSeries', [series, from, until], signal),
  onlineFollowers: (from, until, signal) => call('onlineFollowers', [from, until], signal),
  audience: (of, list, signal) => call('audience', [of, list], signal),
  discover: async (username, cursor, signal) =>
    withProblem(await call('discover', [username, cursor], signal)),
  health: async (signal) => withProblem(await call('health', [], signal)),
})
