import { isWrite } from '@tandem/api-contract'
import type { Endpoint, Limit } from '@tandem/api-contract'
import type { ApiDependencies, Limiter } from '../platform/dependencies/dependencies.ts'
import { networkOf } from '../platform/request/network-of.ts'
import { problem } from '../platform/request/problem.ts'
import type { Session } from '../platform/request/session.ts'

const limiters = new WeakMap<ApiDependencies['settings'], Map<string, Limiter>>()

/** Counts a call against the limits of its endpoint and of all writes. @throws TOO_MANY_REQUESTS */
export async function limitCall(
  dependencies: ApiDependencies,
  endpoint: Endpoint,
  address: string,
  session: Session | null,
) {
  if (session && isWrite(endpoint)) {
    await takeTurn(dependencies, 'writes', dependencies.settings.writes, String(session.user_id))
  }
  if (!endpoint.limit) return
  if (endpoint.limit.per === 'address' && !dependencies.settings.limitsByAddress) return
  const key = endpoint.limit.per === 'user' ? String(session?.user_id) : networkOf(address)
  await takeTurn(dependencies, endpoint.name, endpoint.limit, key)
}

/** @throws TOO_MANY_REQUESTS with the seconds to wait */
async function takeTurn(
  { limiter, settings }: ApiDependencies,
  name: string,
  allowed: Pick<Limit, 'calls' | 'seconds'>,
  key: string,
) {
  const known = limiters.get(settings) ?? new Map<string, Limiter>()
  limiters.set(settings, known)
  const counter = known.get(name) ?? limiter(name, allowed)
  known.set(name, counter)
  const seconds = await counter.take(key)
  if (seconds !== null) throw problem('TOO_MANY_REQUESTS', { seconds_left: seconds })
}
