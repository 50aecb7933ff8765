import { sql } from 'kysely'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { SyncStoreJob } from '../sync/sync-store.ts'
import { openWebhookSecret } from './webhook-secret.ts'

/**
 * Gives the addresses of a Shopify store that is being deleted to another store of the same app, which has the same
 * secret: the app sends the privacy requests of all its shops to one address. Done twice, it changes nothing more.
 */
export async function handOverAddress(
  { database, secrets }: Pick<ApiDependencies, 'database' | 'secrets'>,
  { team_id, store_id }: SyncStoreJob,
): Promise<void> {
  const stores = await inTeam(database, team_id, (db) =>
    db
      .selectFrom('stores')
      .innerJoin('store_webhooks', 'store_webhooks.store_id', 'stores.id')
      .select(['stores.id', 'stores.deletion_began_at', 'store_webhooks.secret'])
      .where('stores.type', '=', 'shopify')
      .where('store_webhooks.secret', 'is not', null)
      .orderBy('stores.id')
      .execute(),
  )
  const own = stores.find(({ id }) => id === store_id)
  if (!own) return
  const secret = await openWebhookSecret(secrets, team_id, own.secret)
  if (secret === null) return
  for (const { id, deletion_began_at, secret: sealed } of stores) {
    if (id === store_id || deletion_began_at !== null) continue
    if ((await openWebhookSecret(secrets, team_id, sealed)) !== secret) continue
    // Another deletion may have begun meanwhile: its store passes on only what it had then.
    const given = await inTeam(database, team_id, (db) =>
      sql`
        update store_webhooks as heir
        set former_keys = array(select distinct unnest(heir.former_keys || going.former_keys || going.key))
        from store_webhooks as going, stores
        where going.team_id = heir.team_id and going.store_id = ${store_id} and heir.store_id = ${id}
          and stores.team_id = heir.team_id and stores.id = heir.store_id and stores.deletion_began_at is null`.execute(
        db,
      ),
    )
    if (given.numAffectedRows !== 0n) return
  }
}
