import { endpointMutation, endpointQuery } from '@tandem/api-client/react'
import { getMe, login, updateMeta } from '@tandem/api-contract'
import type { Login, Meta, MetaKey, User } from '@tandem/api-contract'
import type { QueryClient } from '@tanstack/react-query'

const meQuery = (showLoading: boolean) =>
  endpointQuery(
    getMe,
    {},
    { staleTime: 5 * 60_000, gcTime: Infinity, meta: { errors: 'local', showLoading } },
  )

/** Reads about the signed-in user. The caller handles failures: the middleware, the session. */
export const sessionQueries = {
  /** Covers the app with the loading overlay until the user is known. */
  me: meQuery(true),
  /** The same cache entry without the overlay, for a page that stays visible meanwhile. */
  meWithoutOverlay: meQuery(false),
}

/** Signs in; pass the answer's user to `signInAtom`. The form shows refusals. */
export const loginMutation = endpointMutation(login, (body: Login) => ({ body }), {
  meta: { errors: 'local' },
})

/** Preferences by key. Values are text; `1` and `0` mean on and off. */
export type MetaChanges = Record<MetaKey, string>

/** Saves preferences: each shows immediately, and is reverted if the server refuses. */
export const updateMetaMutation = endpointMutation(updateMeta, (body: MetaChanges) => ({ body }), {
  // One after the other, so that the last choice also wins at the server.
  scope: { id: 'meta' },
  onMutate: (changes, { client }) => {
    if (othersOnTheWay(client, changes).length === 0) keepConfirmed(client)
    changeMetas(client, (metas) => withChanges(metas, changes))
  },
  onError: (_error, changes, _result, { client }) => showConfirmed(client, changes),
  meta: {
    keeps: ['me'],
    updates: (client, metas, changes) => {
      keepAnswer(client, metas, changes)
      showConfirmed(client, changes)
    },
  },
})

/** The server's last answer for a user: changes without an answer yet are shown on top of it. */
const confirmed = new WeakMap<QueryClient, Pick<User, 'id' | 'metas'>>()

const cachedUser = (client: QueryClient) => client.getQueryData(sessionQueries.me.queryKey)

function keepConfirmed(client: QueryClient) {
  const user = cachedUser(client)
  if (user) confirmed.set(client, user)
}

/** Takes only the requested keys: what another tab has chosen since is newer than the rest of the answer. */
const keepAnswer = (client: QueryClient, metas: Meta[], changes: MetaChanges) =>
  changeConfirmed(
    client,
    Object.fromEntries(metas.flatMap(({ key, value }) => (key in changes ? [[key, value]] : []))),
  )

function changeConfirmed(client: QueryClient, changes: MetaChanges) {
  const known = confirmed.get(client)
  if (known) confirmed.set(client, { ...known, metas: withChanges(known.metas, changes) })
}

/** An answered change must not undo those that still wait. */
function showConfirmed(client: QueryClient, answered: MetaChanges) {
  const known = confirmed.get(client)
  if (known?.id !== cachedUser(client)?.id) return
  changeMetas(client, (metas) => othersOnTheWay(client, answered).reduce(withChanges, known?.metas ?? metas))
}

/** Takes over preferences from another tab of this user. */
export function followMeta(client: QueryClient, changes: MetaChanges) {
  changeConfirmed(client, changes)
  changeMetas(client, (metas) => withChanges(metas, changes))
}

const othersOnTheWay = (client: QueryClient, but: MetaChanges) =>
  client
    .getMutationCache()
    .findAll({ mutationKey: updateMetaMutation.mutationKey, status: 'pending' })
    .map((mutation) => mutation.state.variables as MetaChanges)
    .filter((changes) => changes !== but)

const changeMetas = (client: QueryClient, change: (metas: Meta[]) => Meta[]) =>
  client.setQueryData(sessionQueries.me.queryKey, (user) => user && { ...user, metas: change(user.metas) })

/** The list with each key replaced in place, or appended. */
export function withChanges(metas: readonly Meta[], changes: MetaChanges): Meta[] {
  const replaced = metas.map(({ key, value }) => ({ key, value: changes[key] ?? value }))
  const appended = Object.entries(changes).filter(([key]) => !metas.some((meta) => meta.key === key))
  return [...replaced, ...appended.map(([key, value]) => ({ key, value }))]
}

/** The value of a preference; null when the user never chose. */
export const readMeta = (user: User | null, key: MetaKey): string | null =>
  user?.metas.find((meta) => meta.key === key)?.value ?? null
