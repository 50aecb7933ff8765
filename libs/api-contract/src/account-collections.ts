import * as v from 'valibot'
import { accountIds, unknownAccountErrors } from './accounts.ts'
import { accountLimits, accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant, visibleName } from './fields.ts'
import { SocialAccount } from './social-account.ts'
import { listOf } from './listed.ts'
import { socialMessages } from './social-messages.ts'

const collection = socialMessages.collection

/** A named group of connected or tracked accounts, shared by the team. */
export const AccountCollection = v.strictObject({
  id: Id,
  name: v.string(),
  /** Archived accounts are counted too. */
  accounts_count: Count,
  created_at: Instant,
})
export type AccountCollection = v.InferOutput<typeof AccountCollection>

const name = visibleName(collection.name)

/** The body that makes a collection. Accounts of it that the team no longer has are left out. */
export const NewAccountCollection = v.strictObject({
  name,
  account_ids: v.optional(
    listOf(Id, accountLimits.tracker, collection.tooManyAccounts(accountLimits.tracker)),
  ),
})
export type NewAccountCollection = v.InferOutput<typeof NewAccountCollection>

/** How many collections of accounts a team may keep for one path. */
export const accountCollectionLimit = 200

const ids = listOf(Id, accountCollectionLimit, collection.tooMany(accountCollectionLimit))

export const listAccountCollections = endpoint({
  name: 'listAccountCollections',
  method: 'GET',
  path: '/{service}/{social}/users/collections',
  summary: 'The collections of accounts, new first',
  access: 'accounts.read',
  reads: ['collections'],
  params: v.strictObject(accountsPath),
  data: v.array(AccountCollection),
  errors: ['MODEL_NOT_FOUND'],
})

/** Refuses a name that looks the same as another one, or differs only in case. The error is on `name`. */
export const createAccountCollection = endpoint({
  name: 'createAccountCollection',
  method: 'POST',
  path: '/{service}/{social}/users/collections',
  summary: 'Make a collection of accounts',
  access: 'collections.write',
  changes: ['collections', 'accounts', 'audit'],
  whenOffline: 'queue',
  params: v.strictObject(accountsPath),
  body: NewAccountCollection,
  data: AccountCollection,
  status: 201,
  errors: ['MODEL_NOT_FOUND'],
})

/** Refuses the same names as `createAccountCollection`. */
export const renameAccountCollection = endpoint({
  name: 'renameAccountCollection',
  method: 'PUT',
  path: '/{service}/{social}/users/collections/{id}',
  summary: 'Rename a collection of accounts',
  access: 'collections.write',
  changes: ['collections', 'accounts', 'audit'],
  whenOffline: 'queue',
  params: v.strictObject({ ...accountsPath, id: Id }),
  body: v.strictObject({ name }),
  data: AccountCollection,
  errors: ['MODEL_NOT_FOUND'],
})

/** Keeps the accounts. Returns the deleted collection. */
export const deleteAccountCollection = endpoint({
  name: 'deleteAccountCollection',
  method: 'DELETE',
  path: '/{service}/{social}/users/collections/{id}',
  summary: 'Delete a collection of accounts',
  access: 'collections.write',
  changes: ['collections', 'accounts', 'audit'],
  whenOffline: 'queue',
  params: v.strictObject({ ...accountsPath, id: Id }),
  /** The accounts that were in it stay; with their ids the deletion can be undone. */
  data: v.strictObject({ ...AccountCollection.entries, account_ids: v.array(Id) }),
  errors: ['MODEL_NOT_FOUND'],
})

/** An empty list removes the account from all collections. Returns the account. */
export const syncAccountCollections = endpoint({
  name: 'syncAccountCollections',
  method: 'POST',
  path: '/{service}/{social}/users/{id}/sync-collections',
  summary: 'Replace the collections that an account is in',
  access: 'collections.write',
  changes: ['collections', 'accounts', 'audit'],
  whenOffline: 'queue',
  params: v.strictObject({ ...accountsPath, id: Id }),
  body: v.strictObject({ collection_ids: ids }),
  data: SocialAccount,
  errors: ['MODEL_NOT_FOUND', 'COLLECTION_NOT_FOUND'],
})

/** The body that puts many accounts into many collections. */
export const CollectionAddition = v.strictObject({
  ids: accountIds,
  collection_ids: v.pipe(ids, v.minLength(1, collection.noneChosen)),
})
export type CollectionAddition = v.InferOutput<typeof CollectionAddition>

/** Skips accounts that are already in a collection. Returns the accounts. */
export const addToAccountCollections = endpoint({
  name: 'addToAccountCollections',
  method: 'POST',
  path: '/{service}/{social}/users/add-to-collection',
  summary: 'Put accounts into collections',
  access: 'collections.write',
  changes: ['collections', 'accounts', 'audit'],
  whenOffline: 'queue',
  params: v.strictObject(accountsPath),
  body: CollectionAddition,
  data: v.array(SocialAccount),
  errors: [...unknownAccountErrors, 'COLLECTION_NOT_FOUND'],
})
