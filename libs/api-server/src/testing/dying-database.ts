import type { ApiDependencies } from '../platform/dependencies/dependencies.ts'

/** What whoever works with a database that is gone gets. */
export class Killed extends Error {}

/**
 * A database that is gone at the n-th transaction, as for a process that is killed: what was committed stays, what was
 * not is lost, and nobody is told. `signal` ends whatever waits for something else meanwhile.
 */
export function dyingDatabase(database: ApiDependencies['database'], transactions: number) {
  let left = transactions
  const abort = new AbortController()
  const dying = new Proxy(database, {
    get(target, name) {
      if (name !== 'transaction') {
        const value = Reflect.get(target, name) as unknown
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      }
      return () => ({
        execute: (work: (transaction: never) => Promise<unknown>) =>
          target.transaction().execute(async (transaction) => {
            if (abort.signal.aborted) throw new Killed()
            const result = await work(transaction as never)
            left -= 1
            if (left > 0) return result
            abort.abort(new Killed())
            throw new Killed()
          }),
      })
    },
  })
  return { database: dying, signal: abort.signal }
}
