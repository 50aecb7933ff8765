import { databaseName } from './forget-device.ts'

/**
 * What is kept in the browser: `facts` says whose and of which build, `reads` are answers, one row for each key, and
 * `changes` are writes that wait to be sent, in their order.
 */
const stores = {
  facts: {},
  reads: { keyPath: 'hash' },
  changes: { keyPath: 'id', autoIncrement: true },
} satisfies Record<string, IDBObjectStoreParameters>
type StoreName = keyof typeof stores
const storeNames = Object.keys(stores) as StoreName[]

const version = 2

/** @throws where the browser does not let us keep anything */
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
      // Another tab wants to delete all of it.
      database.addEventListener('versionchange', () => database.close())
      resolve(database)
    })
    request.addEventListener('error', () => reject(request.error as DOMException))
    request.addEventListener('blocked', () => reject(new Error('Another tab holds the storage')))
  })
}

/**
 * Does something in one transaction: all of it, or nothing. It is open for this alone, so that it never stands in the
 * way of who deletes everything.
 *
 * @param work starts its requests at once; its answer is read when all is done
 * @throws where the browser does not keep it: no storage, or no room
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
