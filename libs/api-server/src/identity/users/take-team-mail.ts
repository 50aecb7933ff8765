import { teamMessages } from '@tandem/api-contract'
import type { ApiDependencies, Limiter } from '../../platform/dependencies/dependencies.ts'
import type { Call } from '../call.ts'
import { problem } from '../../platform/request/problem.ts'

const daySeconds = 24 * 3600

/** By settings, because a call with a key gets its own dependencies. */
const limiters = new WeakMap<ApiDependencies['settings'], Limiter>()

function limiterFor(dependencies: ApiDependencies): Limiter {
  const limit = { calls: dependencies.settings.teamMailsPerDay, seconds: daySeconds }
  const limiter = limiters.get(dependencies.settings) ?? dependencies.limiter('team-mails', limit)
  limiters.set(dependencies.settings, limiter)
  return limiter
}

/**
 * Counts one mail to an address that a member typed, before it is queued: a team can't mail strangers
 * endlessly.
 * @throws TEAM_MAIL_LIMIT with the seconds to wait
 */
export async function takeTeamMail({
  dependencies,
  session,
  request_id,
}: Pick<Call, 'dependencies' | 'session' | 'request_id'>): Promise<void> {
  const { team_id, user_id } = session
  const seconds_left = await limiterFor(dependencies).take(String(team_id))
  if (seconds_left === null) return
  dependencies.log.warn({ request_id, team_id, user_id }, 'a team has sent all its mails of the day')
  const message = teamMessages.invite.mailLimit(waitWords(seconds_left))
  throw problem('TEAM_MAIL_LIMIT', { message, seconds_left })
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const [count, unit] = minutes > 90 ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
