import type { ApiDependencies, Limiter } from '../../platform/dependencies/dependencies.ts'
import { problem } from '../../platform/request/problem.ts'
import { networkOf } from '../../platform/request/network-of.ts'
import type { Circumstances } from './circumstances.ts'

/** How long a session that a form without script has started can be taken over. */
export const handOverSeconds = 300

/**
 * Limits beside those of the contract. Where anybody can name any email address, a call counts for that address and the
 * network of the caller (`callerOf`): nobody uses up the turns of somebody else. Addresses without an account count alike.
 */
const limits = {
  /** For an address and a caller, or for a session. Locks the sign-in, not the way to a new password. */
  'sign-in-failures': { calls: 10, seconds: 600 },
  registrations: { calls: 5, seconds: 3600 },
  /** For an address alone. Beyond it a registration replaces nothing, and the same link is mailed: nobody is refused. */
  'registrations-of-address': { calls: 20, seconds: 3600 },
  'verification-mails': { calls: 1, seconds: 180 },
  'verification-mails-hourly': { calls: 10, seconds: 3600 },
  'verification-polls': { calls: 10, seconds: 60 },
  'reset-mails': { calls: 5, seconds: 3600 },
  /** For one cookie, which is good for one exchange. */
  'hand-overs': { calls: 1, seconds: handOverSeconds },
  'invitation-mails': { calls: 5, seconds: 3600 },
} as const
type LimitName = keyof typeof limits

/**
 * What a call for an email address counts by: the device, if it is known to that account, else the caller's network. So
 * strangers in an office or behind one provider don't block the owner's own device either.
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

/** Counts one for `key`. @throws TOO_MANY_REQUESTS with the seconds to wait */
export async function takeTurn(caller: Caller, name: LimitName, key: string): Promise<void> {
  const seconds_left = await secondsToWait(caller, name, key)
  if (seconds_left !== null) throw problem('TOO_MANY_REQUESTS', { seconds_left })
}

/** As `takeTurn`, for a limit that refuses nobody. */
export const hasTurn = async (caller: Caller, name: LimitName, key: string): Promise<boolean> =>
  (await secondsToWait(caller, name, key)) === null

async function secondsToWait({ dependencies, address, request_id }: Caller, name: LimitName, key: string) {
  const wait = await limiterFor(dependencies, name).take(key)
  if (wait !== null) {
    dependencies.log.warn({ request_id, address, limit: name }, 'a limit for an address was reached')
  }
  return wait
}

/** Forgets what was counted for `key`. */
export const forgetTurns = (dependencies: ApiDependencies, name: LimitName, key: string): Promise<void> =>
  limiterFor(dependencies, name).reset(key)
