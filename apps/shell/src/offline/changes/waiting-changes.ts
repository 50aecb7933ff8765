import { onDevice } from '../device.ts'

/** A write that waits to be sent, as the browser keeps it. */
export interface WaitingChange {
  /** Says the order. */
  id: number
  /** The name of its endpoint. */
  name: string
  /** What the endpoint is given: params, search and body. */
  input: unknown
  /** The `Idempotency-Key` of its first try, which each further try carries. */
  key: string
  /** When it was made, in milliseconds. */
  madeAt: number
  /** A digest of the token of the session that made it: no other session sends it. */
  session: string
  user: number
  team: number
}

/** Keeps a change behind those that are there. @throws where the browser does not keep it */
export const addChange = (change: Omit<WaitingChange, 'id'>) =>
  onDevice('readwrite', (store) => {
    store('changes').add(change)
    return () => {}
  })

/** What waits, in its order. @throws where the browser does not say */
export const readChanges = () =>
  onDevice('readonly', (store) => {
    const all = store('changes').getAll()
    return () => all.result as WaitingChange[]
  })

/** Drops what was sent or given up. @throws where the browser does not let us */
export const dropChanges = (changes: readonly WaitingChange[]) =>
  onDevice('readwrite', (store) => {
    for (const { id } of changes) store('changes').delete(id)
    return () => {}
  })
