import type { ApiDependencies, Limiter } from '../dependencies.ts'
import { problem } from '../problem.ts'
import type { Circumstances } from './circumstances.ts'

/** What is counted for each address or page, whether or not it has an account: beside the limits of the contract. */
const limits = {
  /** Failures lock the sign-in of an address, not the way to a new password. */
  'sign-in-failures': { calls: 10, seconds: 600 },
  registrations: { calls: 5, seconds: 3600 },
  'verification-mails': { calls: 1, seconds: 180 },
  'verification-mails-hourly': { calls: 10, seconds: 3600 },
  'verification-polls': { calls: 10, seconds: 60 },
  'reset-mails': { calls: 5, seconds: 3600 },
  'invitation-mails': { calls: 5, seconds: 3600 },
} as const
type LimitName = keyof typeof limits

const limiters = new WeakMap<ApiDependencies, Map<LimitName, Limiter>>()

function limiterFor(dependencies: ApiDependencies, name: LimitName): Limiter {
  const known = limiters.get(dependencies) ?? new Map<LimitName, Limiter>()
  limiters.set(dependencies, known)
  const limiter = known.get(name) ?? dependencies.limiter(name, limits[name])
  known.set(name, limiter)
  return limiter
}

/** Counts one for `key`. @throws TOO_MANY_REQUESTS with the seconds to wait */
export async function takeTurn(
  { dependencies, address, request_id }: Circumstances,
  name: LimitName,
  key: string,
): Promise<void> {
  const wait = await limiterFor(dependencies, name).take(key)
  if (wait === null) return
  dependencies.log.warn({ request_id, address, limit: name }, 'a limit for an address was reached')
  throw problem('TOO_MANY_REQUESTS', { seconds_left: wait })
}

/** Forgets what was counted for `key`. */
export const forgetTurns = (dependencies: ApiDependencies, name: LimitName, key: string): Promise<void> =>
  limiterFor(dependencies, name).reset(key)
