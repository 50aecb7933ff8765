import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { takeBackLostAccess } from '../../workspace/notifications/notify.ts'
import { readPeopleAgain } from '../privacy/read-again.ts'
import { checkSubscriptionAgain } from '../webhooks/subscription-queries.ts'
import { replaceCredentials } from './queries.ts'

/**
 * Gives a store new credentials, already sealed, and renews what depends on them: its subscription, its people, and
 * what people were told of lost access.
 */
export async function replaceKeys(db: TeamDatabase, storeId: number, sealed: string): Promise<void> {
  await replaceCredentials(db, storeId, sealed)
  await checkSubscriptionAgain(db, storeId)
  await readPeopleAgain(db, storeId)
  await takeBackLostAccess(db, { store_id: storeId })
}
