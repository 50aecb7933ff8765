import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '@tandem/api-client'
import {
  addToAccountCollections,
  createAccountCollection,
  deleteAccountCollection,
  listAccountCollections,
  renameAccountCollection,
  syncAccountCollections,
  type AccountCollection,
  type AccountService,
  type CollectionAddition,
} from '@tandem/api-contract'
import { accountQueries, pathOf, putAccounts } from '../queries.ts'

const collections = ['account-collections'] as const

/** The collections of connected or of tracked accounts, new first. */
export const collectionQueries = {
  all: collections,
  list: (service: AccountService) =>
    queryOptions({
      queryKey: [...collections, service],
      queryFn: async ({ signal }) =>
        (await call(listAccountCollections, { params: pathOf(service) }, { signal })).data,
    }),
}

type Collections = AccountCollection[] | undefined

const changeList = (
  client: QueryClient,
  service: AccountService,
  change: (known: AccountCollection[]) => AccountCollection[],
) =>
  client.setQueryData(
    collectionQueries.list(service).queryKey,
    (known: Collections) => known && change(known),
  )

interface Named {
  service: AccountService
  name: string
}

/** Makes a collection; it stands first in its list at once. The form shows what the server refuses. */
export const createCollectionMutation = mutationOptions({
  mutationFn: async ({ service, name }: Named) =>
    (await call(createAccountCollection, { params: pathOf(service), body: { name } })).data,
  meta: {
    errors: 'local',
    updates: (client: QueryClient, made: AccountCollection, { service }: Named) =>
      changeList(client, service, (known) => [made, ...known.filter(({ id }) => id !== made.id)]),
    invalidates: collections,
  },
})

/** Renames a collection, in its list and on the accounts in it. The form shows what the server refuses. */
export const renameCollectionMutation = mutationOptions({
  mutationFn: async ({ service, id, name }: Named & { id: number }) =>
    (await call(renameAccountCollection, { params: { ...pathOf(service), id }, body: { name } })).data,
  meta: {
    errors: 'local',
    updates: (client: QueryClient, renamed: AccountCollection, { service }: Named) =>
      changeList(client, service, (known) => known.map((one) => (one.id === renamed.id ? renamed : one))),
    invalidates: [collections, accountQueries.all],
  },
})

interface OfCollection {
  service: AccountService
  id: number
}

/** Deletes a collection; its accounts stay. */
export const deleteCollectionMutation = mutationOptions({
  mutationFn: async ({ service, id }: OfCollection) =>
    (await call(deleteAccountCollection, { params: { ...pathOf(service), id } })).data,
  meta: {
    updates: (client: QueryClient, _deleted: AccountCollection, { service, id }: OfCollection) =>
      changeList(client, service, (known) => known.filter((one) => one.id !== id)),
    invalidates: [collections, accountQueries.all],
  },
})

/** Puts accounts into collections; where they are already they stay. */
export const addToCollectionsMutation = mutationOptions({
  mutationFn: async ({ service, ...body }: CollectionAddition & { service: AccountService }) =>
    (await call(addToAccountCollections, { params: pathOf(service), body })).data,
  meta: { errors: 'local', updates: putAccounts, invalidates: [collections, accountQueries.all] },
})

/** Replaces the collections that an account is in. */
export const syncCollectionsMutation = mutationOptions({
  mutationFn: async ({ service, id, collection_ids }: OfCollection & { collection_ids: number[] }) => [
    (await call(syncAccountCollections, { params: { ...pathOf(service), id }, body: { collection_ids } }))
      .data,
  ],
  meta: { errors: 'local', updates: putAccounts, invalidates: [collections, accountQueries.all] },
})
