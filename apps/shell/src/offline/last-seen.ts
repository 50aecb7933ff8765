import type { User } from '@tandem/api-contract'
import { readStored, sessionQueries } from '@tandem/session'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { onDevice } from './device.ts'
import { isKept, withoutContacts } from './kept-reads.ts'
import { digestOf } from './session-digest.ts'

/** One answer as it is kept. */
export interface SeenRead {
  hash: string
  key: QueryKey
  data: unknown
  /** When it was read, in milliseconds. */
  readAt: number
  /** About how many bytes it takes. */
  size: number
}

/** Whose answers they are, and by which build they were read. */
interface Facts {
  /** A digest of the session's token: another session does not read them. */
  session: string
  build: string
  user: number
  team: number
  role: string
}

/** What is older is not shown any more, in milliseconds. */
export const keptMs = 7 * 24 * 60 * 60 * 1000
/** About how many bytes are kept in all; what was read longest ago goes first. */
export const keptBytes = 4_000_000

const factsKey = 'whose'
const writeEveryMs = 1500

/**
 * Keeps what is read from now on, and what was read before, until the session ends. Where the browser does not keep
 * anything, nothing happens.
 *
 * @returns how to stop; settles when all that is to be kept is written
 */
export function keepReads(client: QueryClient, build: string): () => Promise<void> {
  const token = readStored('personal_access_token')
  const changed = new Map<string, Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: Promise<void> = Promise.resolve()
  let isOver = false

  const write = async () => {
    timer = undefined
    const user = client.getQueryData(sessionQueries.me.queryKey)
    if (!token || !user || changed.size === 0) return
    const rows = [...changed.values()].map(rowOf)
    changed.clear()
    const facts = await factsOf(token, build, user)
    // The browser may refuse: no room, or storage that is switched off. Then less is kept.
    await writeRows(rows, facts, () => readStored('personal_access_token') === token).catch(() => {})
  }
  const writeNow = () => (written = written.then(write))
  const add = (query: Query) => {
    const { status, data } = query.state
    if (isOver || status !== 'success' || data === undefined || !isKept(query.queryKey)) return
    changed.set(query.queryHash, query)
    timer ??= setTimeout(() => void writeNow(), writeEveryMs)
  }
  const cache = client.getQueryCache()
  cache.getAll().forEach(add)
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') add(event.query)
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

/** All at once. What was kept for another session, team, role or build goes. */
const writeRows = (rows: readonly SeenRead[], facts: Facts, isPresent: () => boolean) =>
  onDevice('readwrite', (store) => {
    // Signed out meanwhile: what is being deleted must not come back.
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
 * What was last seen in this session with this build, and who saw it. Null where nothing of that is kept.
 *
 * @throws where the browser does not keep anything
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
  // Without it nobody knows who is signed in, and the page would wait for it all the same.
  if (!young.some(({ key }) => key[0] === sessionQueries.me.queryKey[0])) return null
  const isOfPerson = ({ id, team }: User) => facts.user === id && facts.team === team.id
  return { rows: young, isOfPerson, isOf: (user) => isOfPerson(user) && facts.role === user.role }
}

/** Deletes what was last seen, and leaves the changes that wait to be sent. */
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
