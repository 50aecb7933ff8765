import { onDevice } from '../device.ts'

/** A write that waits to be sent, as stored in the browser. */
export interface WaitingChange {
  /** Determines the order. */
  id: number
  /** The name of its endpoint. */
  name: string
  /** The input of the endpoint: params, search and body. */
  input: unknown
  /** The `Idempotency-Key` of its first try, which each further try sends too. */
  key: string
  /** When it was made, in milliseconds. */
  madeAt: number
  /** A digest of the token of the session that made it: no other session sends it. */
  session: string
  user: number
  team: number
}

/** Stores a change behind the existing ones. @throws when the browser doesn't store it */
export const addChange = (change: Omit<WaitingChange, 'id'>) =>
  onDevice('readwrite', (store) => {
    store('changes').add(change)
    return () => {}
  })

/** The waiting changes, in order. @throws when the browser doesn't return them */
export const readChanges = () =>
  onDevice('readonly', (store) => {
    const all = store('changes').getAll()
    return () => all.result as WaitingChange[]
  })

/** Deletes changes that were sent or dropped. @throws when the browser doesn't allow it */
export const dropChanges = (changes: readonly WaitingChange[]) =>
  onDevice('readwrite', (store) => {
    for (const { id } of changes) store('changes').delete(id)
    return () => {}
  })
