import type { User } from '@tandem/api-contract'
import { readStored, sessionQueries } from '@tandem/session'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { onDevice } from './device.ts'
import { isKept, withoutContacts } from './kept-reads.ts'
import { digestOf } from './session-digest.ts'

/** One stored answer. */
export interface SeenRead {
  hash: string
  key: QueryKey
  data: unknown
  /** When it was read, in milliseconds. */
  readAt: number
  /** Its approximate size in bytes. */
  size: number
}

/** The session of the answers, and the build that read them. */
interface Facts {
  /** A digest of the session's token: another session doesn't read them. */
  session: string
  build: string
  user: number
  team: number
  role: string
}

/** Older answers are no longer shown, in milliseconds. */
export const keptMs = 7 * 24 * 60 * 60 * 1000
/** The approximate total size in bytes; what was read longest ago is deleted first. */
export const keptBytes = 4_000_000

const factsKey = 'whose'
const writeEveryMs = 1500

/**
 * Stores what is read from now on, and what was read before, until the session ends. If the browser stores
 * nothing, nothing happens.
 *
 * @returns a function that stops it; settles when everything is written
 */
export function keepReads(client: QueryClient, build: string): () => Promise<void> {
  const token = readStored('personal_access_token')
  const changed = new Map<string, Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: Promise<void> = Promise.resolve()
  let isOver = false

  const write = async () => {
    clearTimeout(timer)
    timer = undefined
    const user = client.getQueryData(sessionQueries.me.queryKey)
    if (!token || !user || changed.size === 0) return
    const rows = [...changed.values()].map(rowOf)
    changed.clear()
    const facts = await factsOf(token, build, user)
    const isPresent = () => readStored('personal_access_token') === token
    // The person has signed out in the meantime: opening the database would create it again, empty.
    if (!isPresent()) return
    // The browser may refuse, because it has no room or its storage is switched off. Then less is stored.
    await writeRows(rows, facts, isPresent).catch(() => {})
  }
  const writeNow = () => (written = written.then(write))
  const add = (query: Query) => {
    const { status, data } = query.state
    if (isOver || status !== 'success' || data === undefined || !isKept(query.queryKey)) return
    changed.set(query.queryHash, query)
    timer ??= setTimeout(() => void writeNow(), writeEveryMs)
  }
  // A choice of the person, such as what opens a list: a reload right afterwards must know it.
  const isChoice = (query: Query, isManual: boolean | undefined) =>
    isManual === true && query.queryKey[0] === sessionQueries.me.queryKey[0]
  const cache = client.getQueryCache()
  cache.getAll().forEach(add)
  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    add(event.query)
    if (isChoice(event.query, event.action.manual)) void writeNow()
  })
  const onHide = () => {
    if (document.visibilityState === 'hidden') void writeNow()
  }
  document.addEventListener('visibilitychange', onHide)
  return () => {
    isOver = true
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', onHide)
    return writeNow()
  }
}

function rowOf({ queryHash: hash, queryKey: key, state }: Query): SeenRead {
  const data = withoutContacts(state.data)
  return { hash, key, data, readAt: state.dataUpdatedAt, size: JSON.stringify(data).length }
}

/** Writes in one transaction, and deletes what was stored for another session, team, role or build. */
const writeRows = (rows: readonly SeenRead[], facts: Facts, isPresent: () => boolean) =>
  onDevice('readwrite', (store) => {
    // The person has signed out in the meantime: what is being deleted must not come back.
    if (!isPresent()) return () => {}
    const reads = store('reads')
    const known = store('facts').get(factsKey)
    known.addEventListener('success', () => {
      if (!isSame(known.result as Facts | undefined, facts)) reads.clear()
      store('facts').put(facts, factsKey)
      rows.forEach((row) => reads.put(row))
      const all = reads.getAll()
      all.addEventListener('success', () =>
        tooMany(all.result as SeenRead[]).forEach(({ hash }) => reads.delete(hash)),
      )
    })
    return () => {}
  })

function tooMany(rows: readonly SeenRead[]): SeenRead[] {
  let bytes = 0
  return rows
    .toSorted((one, other) => other.readAt - one.readAt)
    .filter(({ readAt, size }) => {
      bytes += size
      return bytes > keptBytes || Date.now() - readAt > keptMs
    })
}

/**
 * What was last seen in this session with this build, and by whom. Null if nothing of that is stored.
 *
 * @throws when the browser stores nothing
 */
export async function readLastSeen(
  token: string,
  build: string,
): Promise<{ rows: SeenRead[]; isOf: (user: User) => boolean; isOfPerson: (user: User) => boolean } | null> {
  const session = await digestOf(token)
  const { facts, rows } = await onDevice('readonly', (store) => {
    const known = store('facts').get(factsKey)
    const all = store('reads').getAll()
    return () => ({ facts: known.result as Facts | undefined, rows: all.result as SeenRead[] })
  })
  if (facts?.session !== session || facts.build !== build) return null
  const young = rows.filter(({ readAt }) => Date.now() - readAt <= keptMs)
  // Without it the signed-in person is unknown, and the page would wait for that anyway.
  if (!young.some(({ key }) => key[0] === sessionQueries.me.queryKey[0])) return null
  const isOfPerson = ({ id, team }: User) => facts.user === id && facts.team === team.id
  return { rows: young, isOfPerson, isOf: (user) => isOfPerson(user) && facts.role === user.role }
}

/** Deletes what was last seen, and keeps the changes that wait to be sent. */
export const forgetSeen = () =>
  onDevice('readwrite', (store) => {
    store('facts').clear()
    store('reads').clear()
    return () => {}
  })

const factsOf = async (token: string, build: string, { id, role, team }: User): Promise<Facts> => ({
  session: await digestOf(token),
  build,
  user: id,
  team: team.id,
  role,
})

const isSame = (one: Facts | undefined, other: Facts) =>
  one !== undefined && (Object.keys(other) as (keyof Facts)[]).every((name) => one[name] === other[name])
