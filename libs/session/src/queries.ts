import { call } from '@tandem/api-client'
import { getMe, login, updateMeta } from '@tandem/api-contract'
import type { Login, Meta, MetaKey, User } from '@tandem/api-contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

const me = ['me'] as const

/** Reads about the signed-in user. Failures are the business of whoever asks: the middleware, the session. */
export const sessionQueries = {
  me: queryOptions({
    queryKey: me,
    queryFn: async ({ signal }): Promise<User> => (await call(getMe, {}, { signal })).data,
    staleTime: 5 * 60_000,
    gcTime: Infinity,
    meta: { errors: 'local' },
  }),
}

/** Signs in; hand the answer's user to `signInAtom`. The form shows what is refused. */
export const loginMutation = mutationOptions({
  mutationFn: async (body: Login) => (await call(login, { body })).data.user,
  meta: { errors: 'local' },
})

/** Preferences by key; values are text, `1` and `0` for on and off. */
export type MetaChanges = Record<MetaKey, string>

/** Keeps preferences: each shows at once, and goes back to what it was if the server refuses. */
export const updateMetaMutation = mutationOptions({
  mutationKey: [...me, 'meta'],
  // One after the other, so that the last choice wins at the server too.
  scope: { id: 'meta' },
  mutationFn: async (changes: MetaChanges) => (await call(updateMeta, { body: changes })).data,
  onMutate: (changes, { client }) => {
    const before = client.getQueryData(sessionQueries.me.queryKey)?.metas
    changeMetas(client, (metas) => withChanges(metas, changes))
    return { before }
  },
  onError: (_error, _changes, result, { client }) => {
    if (result?.before) changeMetas(client, () => result.before!)
  },
  meta: { updates: (client: QueryClient, metas: Meta[]) => changeMetas(client, () => metas) },
})

const changeMetas = (client: QueryClient, change: (metas: Meta[]) => Meta[]) =>
  client.setQueryData(sessionQueries.me.queryKey, (user) => user && { ...user, metas: change(user.metas) })

/** The list with each key replaced where it stands, or appended. */
export function withChanges(metas: readonly Meta[], changes: MetaChanges): Meta[] {
  const replaced = metas.map(({ key, value }) => ({ key, value: changes[key] ?? value }))
  const appended = Object.entries(changes).filter(([key]) => !metas.some((meta) => meta.key === key))
  return [...replaced, ...appended.map(([key, value]) => ({ key, value }))]
}

/** The value of a preference; null where the user never chose. */
export const readMeta = (user: User | null, key: MetaKey): string | null =>
  user?.metas.find((meta) => meta.key === key)?.value ?? null
