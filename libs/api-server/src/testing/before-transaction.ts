import type { ApiDependencies } from '../platform/dependencies/dependencies.ts'

/** A database on which something happens right before the n-th transaction; `begun` says how many there were. */
export function beforeTransaction(
  database: ApiDependencies['database'],
  nth: number,
  happen: () => Promise<unknown>,
) {
  let begun = 0
  const watched = new Proxy(database, {
    get(target, name) {
      if (name !== 'transaction') {
        const value = Reflect.get(target, name) as unknown
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      }
      return () => ({
        async execute(work: never) {
          if (++begun === nth) await happen()
          return target.transaction().execute(work)
        },
      })
    },
  })
  return { database: watched, begun: () => begun }
}
