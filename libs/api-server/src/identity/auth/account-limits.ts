import type { ApiDependencies, Limiter } from '../../platform/dependencies/dependencies.ts'
import { problem } from '../../platform/request/problem.ts'
import { networkOf } from '../../platform/request/network-of.ts'
import type { Circumstances } from './circumstances.ts'

/** How long a session started by a form without script can be taken over. */
export const handOverSeconds = 300

/**
 * Limits beside those of the contract. When anybody can name any email address, a call counts for that
 * address and the caller's network (`callerOf`), so that nobody uses up somebody else's limit. Addresses
 * without an account count too.
 */
const limits = {
  /** For an address and a caller, or for a session. Blocks signing in, but not resetting the password. */
  'sign-in-failures': { calls: 10, seconds: 600 },
  registrations: { calls: 5, seconds: 3600 },
  /**
   * For an address alone. Beyond it a registration replaces nothing, and the same link is mailed: nobody is
   * refused.
   */
  'registrations-of-address': { calls: 20, seconds: 3600 },
  'verification-mails': { calls: 1, seconds: 180 },
  'verification-mails-hourly': { calls: 10, seconds: 3600 },
  'verification-polls': { calls: 10, seconds: 60 },
  'reset-mails': { calls: 5, seconds: 3600 },
  /** For one cookie, which can be exchanged once. */
  'hand-overs': { calls: 1, seconds: handOverSeconds },
  'invitation-mails': { calls: 5, seconds: 3600 },
} as const
type LimitName = keyof typeof limits

/**
 * What a call for an email address is counted by: the device, if it is known to that account, otherwise the
 * caller's network. So strangers in an office or behind one provider don't block the owner's own device
 * either.
 */
export const callerOf = (
  { address }: Pick<Circumstances, 'address'>,
  email: string,
  device_hash: string | null,
): string => `${email} ${device_hash ?? networkOf(address)}`

const limiters = new WeakMap<ApiDependencies['settings'], Map<LimitName, Limiter>>()

function limiterFor(dependencies: ApiDependencies, name: LimitName): Limiter {
  const known = limiters.get(dependencies.settings) ?? new Map<LimitName, Limiter>()
  limiters.set(dependencies.settings, known)
  const limiter = known.get(name) ?? dependencies.limiter(name, limits[name])
  known.set(name, limiter)
  return limiter
}

type Caller = Pick<Circumstances, 'dependencies' | 'address' | 'request_id'>

/** Counts one call for `key`. @throws TOO_MANY_REQUESTS with the seconds to wait */
export async function takeTurn(caller: Caller, name: LimitName, key: string): Promise<void> {
  const seconds_left = await secondsToWait(caller, name, key)
  if (seconds_left !== null) throw problem('TOO_MANY_REQUESTS', { seconds_left })
}

/** Like `takeTurn`, for a limit that refuses nobody. */
export const hasTurn = async (caller: Caller, name: LimitName, key: string): Promise<boolean> =>
  (await secondsToWait(caller, name, key)) === null

async function secondsToWait({ dependencies, address, request_id }: Caller, name: LimitName, key: string) {
  const wait = await limiterFor(dependencies, name).take(key)
  if (wait !== null) {
    dependencies.log.warn({ request_id, address, limit: name }, 'a limit for an address was reached')
  }
  return wait
}

/** Resets the count of `key`. */
export const forgetTurns = (dependencies: ApiDependencies, name: LimitName, key: string): Promise<void> =>
  limiterFor(dependencies, name).reset(key)
