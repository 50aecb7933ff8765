import { ProviderError } from '@tandem/connectors'
import type { SocialAccount } from '@tandem/connectors'
import type { SocialNetwork } from '@tandem/api-contract'
import type {
  ApiDependencies,
  Connectors,
  Secrets,
  SocialAccess,
  SocialConnectors,
} from '../../platform/dependencies/dependencies.ts'
import { problem } from '../../platform/request/problem.ts'

/**
 * The stored access of a connection: the account's, and the person's own token, which can withdraw
 * everything.
 */
export interface KeptAccess extends SocialAccess {
  person_token: string
}

/** Binds the encrypted text to the team and the column, so that it opens nowhere else. */
export const accessContext = (teamId: number) => `team ${teamId}, account_credentials.sealed`

/** Encrypts a connection's access for storage. */
export const sealAccess = (secrets: Secrets, teamId: number, access: KeptAccess) =>
  secrets.seal(JSON.stringify(access), accessContext(teamId))

/** @throws ProviderError when its key is gone: only connecting again helps */
export async function openAccess(secrets: Secrets, teamId: number, sealed: string): Promise<KeptAccess> {
  try {
    return JSON.parse(await secrets.open(sealed, accessContext(teamId))) as KeptAccess
  } catch {
    throw new ProviderError('reconnect', 'We can’t decrypt this account’s access. Please reconnect.')
  }
}

/** The connectors of a network. @throws FETCH_ERROR when the host has not set it up */
export function connectorsOf(connectors: Connectors, social: SocialNetwork): SocialConnectors {
  const network = connectors.social?.[social]
  if (network) return network
  throw problem('FETCH_ERROR', {
    message: 'Instagram isn’t configured on this server. Ask your administrator.',
  })
}

/** How many connectors of accounts are kept: each remembers things such as when to wait. */
const keptConnectors = 500

interface KeptConnector {
  /** The encrypted access it was created with; another text means another key. */
  made: string
  connector: SocialAccount
}

const kept = new WeakMap<Connectors, Map<number, KeptConnector>>()

/**
 * The connector of a connected account, reused as long as its access stays the same; a separate one when a
 * person waits.
 * @throws ProviderError
 */
export async function openAccount(
  { connectors, secrets }: Pick<ApiDependencies, 'connectors' | 'secrets'>,
  account: { team_id: number; account_id: number; social: SocialNetwork; sealed: string },
  { isPersonWaiting = false } = {},
): Promise<SocialAccount> {
  const known = kept.get(connectors) ?? new Map<number, KeptConnector>()
  kept.set(connectors, known)
  const { team_id, account_id, sealed } = account
  const found = known.get(account_id)
  if (found?.made === sealed && !isPersonWaiting) return found.connector
  const network = connectors.social?.[account.social]
  if (!network) {
    throw new ProviderError('provider_failed', 'Instagram is not set up on this server any more.')
  }
  const { provider_id, page_id, page_token } = await openAccess(secrets, team_id, sealed)
  const connector = network.account({ provider_id, page_id, page_token }, { isPersonWaiting })
  if (isPersonWaiting) return connector
  known.delete(account_id)
  known.set(account_id, { made: sealed, connector })
  const [oldest] = known.keys()
  if (known.size > keptConnectors && oldest !== undefined) known.delete(oldest)
  return connector
}
