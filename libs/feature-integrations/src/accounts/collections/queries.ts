import type { QueryClient } from '@tanstack/react-query'
import { endpointMutation, endpointQuery } from '@tandem/api-client/react'
import {
  addToAccountCollections,
  createAccountCollection,
  deleteAccountCollection,
  listAccountCollections,
  renameAccountCollection,
  syncAccountCollections,
} from '@tandem/api-contract'
import type { AccountCollection, AccountService, CollectionAddition } from '@tandem/api-contract'
import { pathOf, putAccounts } from '../queries.ts'

/** The collections of connected or tracked accounts, newest first. */
export const collectionQueries = {
  list: (service: AccountService) => endpointQuery(listAccountCollections, { params: pathOf(service) }),
}

const changeList = (
  client: QueryClient,
  service: AccountService,
  change: (known: AccountCollection[]) => AccountCollection[],
) => client.setQueryData(collectionQueries.list(service).queryKey, (known) => known && change(known))

interface Named {
  service: AccountService
  name: string
}

interface Created extends Named {
  account_ids?: number[]
}

/** Creates a collection, which comes first in its list immediately. The form shows refusals. */
export const createCollectionMutation = endpointMutation(
  createAccountCollection,
  ({ service, ...body }: Created) => ({ params: pathOf(service), body }),
  {
    meta: {
      errors: 'local',
      updates: (client, made, { service }) =>
        changeList(client, service, (known) => [made, ...known.filter(({ id }) => id !== made.id)]),
    },
  },
)

/** Renames a collection, in its list and on its accounts. The form shows refusals. */
export const renameCollectionMutation = endpointMutation(
  renameAccountCollection,
  ({ service, id, name }: Named & { id: number }) => ({ params: { ...pathOf(service), id }, body: { name } }),
  {
    meta: {
      errors: 'local',
      updates: (client, renamed, { service }) =>
        changeList(client, service, (known) => known.map((one) => (one.id === renamed.id ? renamed : one))),
    },
  },
)

interface OfCollection {
  service: AccountService
  id: number
}

/** Deletes a collection and keeps its accounts. */
export const deleteCollectionMutation = endpointMutation(
  deleteAccountCollection,
  ({ service, id }: OfCollection) => ({ params: { ...pathOf(service), id } }),
  {
    meta: {
      updates: (client, _deleted, { service, id }) =>
        changeList(client, service, (known) => known.filter((one) => one.id !== id)),
    },
  },
)

/** Adds accounts to collections; existing members stay. */
export const addToCollectionsMutation = endpointMutation(
  addToAccountCollections,
  ({ service, ...body }: CollectionAddition & { service: AccountService }) => ({
    params: pathOf(service),
    body,
  }),
  {
    meta: { errors: 'local', updates: putAccounts },
  },
)

/** Replaces the collections of an account. */
export const syncCollectionsMutation = endpointMutation(
  syncAccountCollections,
  ({ service, id, collection_ids }: OfCollection & { collection_ids: number[] }) => ({
    params: { ...pathOf(service), id },
    body: { collection_ids },
  }),
  {
    meta: { errors: 'local', updates: (client, account) => putAccounts(client, [account]) },
  },
)
