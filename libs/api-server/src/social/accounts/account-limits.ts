import { sql } from 'kysely'
import { accountLimits, socialMessages } from '@tandem/api-contract'
import type { SocialNetwork } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { fieldProblem } from '../../platform/request/problem.ts'

const refusals = {
  social: () => fieldProblem('ids', socialMessages.account.tooManyConnected(accountLimits.social)),
  tracker: () => fieldProblem('username', socialMessages.account.tooManyTracked(accountLimits.tracker)),
}

/**
 * Makes simultaneous additions of accounts wait for each other. It doesn't lock the team's row, because a reading
 * locks it after its account, while connecting locks the account after this: that would deadlock.
 */
export async function lockAccountCount(db: TeamDatabase): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('account count', ${currentTeam(db)}))`.execute(db)
}

/**
 * Archived and revoked accounts count too, because their rows stay and can be restored with a click.
 *
 * @throws VALIDATION_FAILED when the team has no room for that many more
 */
export async function requireRoom(
  db: TeamDatabase,
  service: 'social' | 'tracker',
  social: SocialNetwork,
  more = 1,
): Promise<void> {
  const { kept } = await db
    .selectFrom('social_accounts')
    .select((of) => of.fn.countAll<number>().as('kept'))
    .where('service', '=', service)
    .where('social', '=', social)
    .executeTakeFirstOrThrow()
  if (Number(kept) + more > accountLimits[service]) throw refusals[service]()
}
