import { asDatabaseFailure } from '../platform/database/database-failure.ts'
import type { ApiDependencies } from '../platform/dependencies/dependencies.ts'
import { beforeTransaction } from './before-transaction.ts'

/** A database whose disk is full at the n-th transaction, and has room again at the next. */
export const fullDiskAt = (database: ApiDependencies['database'], nth: number) =>
  beforeTransaction(database, nth, async () => {
    const error = new Error('could not extend file "base/1/2": No space left on device')
    throw asDatabaseFailure(Object.assign(error, { code: '53100' }))
  }).database
