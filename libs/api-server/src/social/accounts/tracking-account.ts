import { ProviderError } from '@tandem/connectors'
import type { DiscoveredAccount, SocialAccount, SocialCursor } from '@tandem/connectors'
import type { SocialNetwork } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { openAccount } from './credentials.ts'

/** The team has no own account through which others could be looked up. */
export class NoTrackingAccount extends Error {
  constructor() {
    super('The team has no connected account through which others can be looked up')
    this.name = 'NoTrackingAccount'
  }
}

type Discover = (
  username: string,
  cursor: SocialCursor | null,
  signal?: AbortSignal,
) => Promise<DiscoveredAccount>

/**
 * Looks up foreign accounts through the team's own connected ones: the first whose access is valid.
 * @throws NoTrackingAccount, or the network's error
 */
export async function trackingAccount(
  dependencies: ApiDependencies,
  team_id: number,
  social: SocialNetwork,
  options: { isPersonWaiting?: boolean } = {},
): Promise<Discover> {
  const own = await inTeam(dependencies.database, team_id, (db) =>
    db
      .selectFrom('social_accounts as a')
      .innerJoin('account_credentials as c', 'c.account_id', 'a.id')
      .innerJoin('account_readings as r', 'r.account_id', 'a.id')
      .select(['a.id', 'c.sealed'])
      .where('a.service', '=', 'social')
      .where('a.social', '=', social)
      .where('a.archived_at', 'is', null)
      .where('a.revoked_at', 'is', null)
      .where('r.needs_reconnect', '=', false)
      .orderBy('a.id')
      .execute(),
  )
  const usable = own.flatMap(({ id, sealed }) => (sealed === null ? [] : [{ account_id: id, sealed }]))
  if (usable.length === 0) throw new NoTrackingAccount()
  let chosen = 0
  return async (username, cursor, signal) => {
    for (;;) {
      const through = usable[chosen]
      if (!through) throw new NoTrackingAccount()
      try {
        const account: SocialAccount = await openAccount(
          dependencies,
          { team_id, social, ...through },
          options,
        )
        return await account.discover(username, cursor, signal)
      } catch (error) {
        if (!(error instanceof ProviderError) || !isFaultOfOwn(error)) throw error
        chosen += 1
        if (chosen < usable.length) continue
        // Connecting the account again doesn't end a temporary block.
        throw error.kind === 'blocked' ? error : new NoTrackingAccount()
      }
    }
  }
}

/** Whether the fault is in our own account, so that another one may be tried. */
const isFaultOfOwn = ({ kind }: ProviderError) =>
  ['reconnect', 'missing_permission', 'gone', 'blocked'].includes(kind)
