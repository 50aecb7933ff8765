import type { SocialAccount, Store } from '@tandem/api-contract'
import { isReading, isSyncing } from '@tandem/choices'

/** The progress of a first reading; `part` is null until it begins. */
export interface FirstReading {
  name: string
  part: (SocialAccount['reading'] | Store['sync'])['progress'][number] | null
}

type ReadAccount = Pick<SocialAccount, 'username' | 'reading'>
type ReadStore = Pick<Store, 'name' | 'sync'>

/** Accounts and stores whose first reading is running. */
export function firstReadings(
  accounts: readonly ReadAccount[],
  stores: readonly ReadStore[],
): FirstReading[] {
  const ofAccounts = accounts
    .filter((account) => isReading(account) && account.reading.succeeded_at === null)
    .map(({ username, reading }) => ({ name: `@${username}`, part: partOf(reading) }))
  const ofStores = stores
    .filter((store) => isSyncing(store) && store.sync.succeeded_at === null)
    .map(({ name, sync }) => ({ name, part: partOf(sync) }))
  return [...ofAccounts, ...ofStores]
}

const partOf = ({ progress }: { progress: readonly NonNullable<FirstReading['part']>[] }) =>
  progress.find(({ state }) => state === 'running') ??
  progress.findLast(({ state }) => state === 'done') ??
  null
