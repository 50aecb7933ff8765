import { databaseName } from './forget-device.ts'

/**
 * The stores in the browser: `facts` has the session and the build, `reads` has answers, one row for each
 * key, and `changes` has writes that wait to be sent, in order.
 */
const stores = {
  facts: {},
  reads: { keyPath: 'hash' },
  changes: { keyPath: 'id', autoIncrement: true },
} satisfies Record<string, IDBObjectStoreParameters>
type StoreName = keyof typeof stores
const storeNames = Object.keys(stores) as StoreName[]

const version = 2

/** @throws when the browser doesn't allow storage */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version)
    request.addEventListener('upgradeneeded', () => {
      for (const name of storeNames)
        if (!request.result.objectStoreNames.contains(name))
          request.result.createObjectStore(name, stores[name])
    })
    request.addEventListener('success', () => {
      const database = request.result
      // Another tab wants to delete the database.
      database.addEventListener('versionchange', () => database.close())
      resolve(database)
    })
    request.addEventListener('error', () => reject(request.error as DOMException))
    request.addEventListener('blocked', () => reject(new Error('Another tab holds the storage')))
  })
}

/**
 * Runs work in one transaction, so that it happens completely or not at all. The database is open only for
 * this work, so that it never blocks its deletion.
 *
 * @param work starts its requests synchronously; its result is read when all are done
 * @throws when the browser doesn't store anything: no storage, or no room
 */
export async function onDevice<Result>(
  mode: IDBTransactionMode,
  work: (store: (name: StoreName) => IDBObjectStore) => () => Result,
): Promise<Result> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeNames, mode)
      const result = work((name) => transaction.objectStore(name))
      transaction.addEventListener('complete', () => resolve(result()))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Given up')))
    })
  } finally {
    database.close()
  }
}
