import type { KeyRing, WholeDatabase } from '@tandem/api-server'
import { findLostTexts } from '@tandem/api-server/node'
import type { LostTexts } from '@tandem/api-server/node'

/** The database contains texts that none of the keys can decrypt. */
export class LostKeyError extends Error {
  constructor(lost: LostTexts[]) {
    super(
      `Setting APP_KEY: a key is missing. It sealed what is in the database: ${inWords(lost)}. Set APP_KEY or APP_KEYS_OLD to ` +
        'that key, or put its file app.key into DATA_DIR. Only if it is lost for good: npm run rotate-key -- --forget-lost',
    )
    this.name = 'LostKeyError'
  }
}

/** Describes how many texts of which tables. */
export const inWords = (texts: LostTexts[]) =>
  texts.map(({ table, count }) => `${count} in ${table}`).join(', ')

/**
 * Stops a process with a wrong key from serving: it would drop mails, and ask people to connect their stores
 * again.
 *
 * @throws LostKeyError
 */
export async function refuseLostKey(database: WholeDatabase, secrets: KeyRing): Promise<void> {
  const lost = await findLostTexts(database, secrets)
  if (lost.length > 0) throw new LostKeyError(lost)
}
