import * as v from 'valibot'
import { accountsPath, maxChosenAccounts } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, SearchTerm, text } from './fields.ts'
import type { TextSchema } from './fields.ts'
import { listOf } from './listed.ts'
import { messages } from './messages.ts'
import { PageMeta, pageSearch } from './page.ts'
import { SocialAccount } from './social-account.ts'
import { socialMessages } from './social-messages.ts'

/** How accounts can be sorted; `-` means most, latest or Z first. Unknown values come last in both directions. */
export const accountSorts = [
  '-created_at',
  'created_at',
  'username',
  '-username',
  '-followers',
  'followers',
  '-following',
  'following',
  '-posts',
  'posts',
  '-engagement',
  'engagement',
] as const

/** States that accounts can be filtered by. `attention`: not archived, but not healthy. */
export const accountStates = ['active', 'attention', 'archived'] as const

/** The search of the list of accounts; archived ones come last. */
export const AccountSearch = v.strictObject({
  /** 0 returns all rows as one page. */
  paginate: v.optional(
    v.pipe(
      v.picklist(['0', '1', 0, 1], messages.invalid),
      v.metadata({ openapi: { type: 'integer', enum: [0, 1] } }),
      v.transform((paginate) => (Number(paginate) === 0 ? (0 as const) : (1 as const))),
    ),
    1,
  ),
  ...pageSearch,
  /** Part of a username or a name. */
  search_term: v.optional(SearchTerm, ''),
  sort: v.optional(v.picklist(accountSorts), '-created_at'),
  collection_id: v.optional(Id),
  state: v.optional(v.picklist(accountStates)),
})
export type AccountSearch = v.InferOutput<typeof AccountSearch>

/** Each account includes the progress of a running reading: poll while one runs. */
export const listAccounts = endpoint({
  name: 'listAccounts',
  method: 'GET',
  path: '/{service}/{social}/users',
  summary: 'Connected or tracked accounts of the team with their health, new first unless sorted otherwise',
  access: 'accounts.read',
  reads: ['accounts', 'notes'],
  params: v.strictObject(accountsPath),
  search: AccountSearch,
  data: v.array(SocialAccount),
  meta: PageMeta,
  errors: ['MODEL_NOT_FOUND', 'COLLECTION_NOT_FOUND'],
})

const account = socialMessages.account

const profileAddress = /^(?:https?:\/\/)?(?:\w+\.)?instagram\.com(?:\/|$)/i
/** Paths that Instagram uses itself, such as that of a post: their first word isn't a username. */
const ownPlace = /^(?:p|reels?|tv|stories|explore|accounts|direct)\//i

/** Reads the username from what people paste: with an @, or as the address of a profile. */
function readUsername(typed: string): string {
  const path = typed.replace(profileAddress, '')
  if (path !== typed && ownPlace.test(path)) return ''
  return path
    .replace(/^@/, '')
    .replace(/[/?#].*/s, '')
    .toLowerCase()
}

/** A username as people paste it, stored in lower case. The address of a post is refused. */
export const AccountUsername: TextSchema = v.pipe(
  text({ min: 1, max: 200, tooShort: account.username }),
  v.transform(readUsername),
  v.minLength(1, account.username),
  v.regex(/^[a-z\d._]{0,30}$/, account.usernameCharacters),
)

/** The body that starts tracking somebody else's account. */
export const TrackedAccount = v.strictObject({ username: AccountUsername })
export type TrackedAccount = v.InferOutput<typeof TrackedAccount>

/** Ids of which at least one must be chosen. */
const chosenOf = <Asked, Id>(id: v.GenericSchema<Asked, Id>): v.GenericSchema<Asked[], Id[]> => {
  const chosen = listOf(id, maxChosenAccounts, account.tooMany(maxChosenAccounts))
  return v.pipe(chosen, v.minLength(1, account.noneChosen))
}

/**
 * The body that adds accounts: `username` tracks one; `ids` and `state` connect what `processFacebookResponse`
 * offered.
 */
export const NewAccounts = v.pipe(
  v.strictObject({
    username: v.optional(AccountUsername),
    ids: v.optional(chosenOf(text({ min: 1, max: 60 }))),
    state: v.optional(text({ min: 1, max: 200 })),
  }),
  v.check(
    ({ username, ids, state }) => (username === undefined) === (ids !== undefined && state !== undefined),
    account.usernameOrIds,
  ),
)
export type NewAccounts = v.InferOutput<typeof NewAccounts>

/** Takes as long as the network needs. Tracked accounts are read through a connected account of the team. */
export const addAccounts = endpoint({
  name: 'addAccounts',
  method: 'POST',
  path: '/{service}/{social}/users',
  summary: 'Track an account by its user name, or connect the chosen of the accounts that were offered',
  access: 'accounts.write',
  changes: ['accounts', 'audit'],
  params: v.strictObject(accountsPath),
  body: NewAccounts,
  data: v.array(SocialAccount),
  status: 201,
  errors: [
    'MODEL_NOT_FOUND',
    'INVALID_STATE_TRY_AGAIN',
    'EXISTS_IN_ANOTHER_ACCOUNT',
    'INSTAGRAM_USER_ALREADY_EXISTS',
    'USERNAME_NOT_FOUND_ON_INSTAGRAM',
    'NO_AVAILABLE_BUSINESS_USER_TO_REQUEST_USER',
    'FETCH_ERROR',
    'TRY_AGAIN_LATER',
  ],
  limit: { calls: 30, seconds: 60, per: 'user' },
})

/** Returns the deleted account. */
export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/{service}/{social}/users/{id}',
  summary: 'Delete an account with all that was read of it',
  access: 'accounts.write',
  changes: ['accounts', 'posts', 'figures', 'collections', 'favorites', 'audit'],
  params: v.strictObject({ ...accountsPath, id: Id }),
  data: SocialAccount,
  errors: ['MODEL_NOT_FOUND'],
})

/** Ids of accounts of the path. */
export const accountIds = chosenOf(Id)
/** For ids in a body that don't belong to the team. The path decides which of the two applies. */
export const unknownAccountErrors = [
  'MODEL_NOT_FOUND',
  'INSTAGRAM_USER_NOT_FOUND',
  'TRACKER_INSTAGRAM_USER_NOT_FOUND',
] as const
const ofAccounts = {
  access: 'accounts.write',
  params: v.strictObject(accountsPath),
  body: v.strictObject({ ids: accountIds }),
  data: v.array(SocialAccount),
  errors: unknownAccountErrors,
} as const

/** Deletes all or none. Returns the deleted accounts. */
export const deleteAccounts = endpoint({
  name: 'deleteAccounts',
  method: 'DELETE',
  path: '/{service}/{social}/users/delete',
  summary: 'Delete accounts with all that was read of them',
  changes: ['accounts', 'posts', 'figures', 'collections', 'favorites', 'audit'],
  ...ofAccounts,
})

/** Keeps the access and the data. Archiving an archived account changes nothing. */
export const archiveAccounts = endpoint({
  name: 'archiveAccounts',
  method: 'POST',
  path: '/{service}/{social}/users/archive',
  summary: 'Archive accounts: a reading that runs is ended, and none starts',
  changes: ['accounts', 'posts', 'figures', 'audit'],
  ...ofAccounts,
})

/** Restoring an account that isn't archived changes nothing. */
export const restoreAccounts = endpoint({
  name: 'restoreAccounts',
  method: 'POST',
  path: '/{service}/{social}/users/restore',
  summary: 'Restore archived accounts and read them again',
  changes: ['accounts', 'posts', 'figures', 'audit'],
  ...ofAccounts,
})

/** Accounts that are being read continue. Archived and revoked ones are refused. */
export const syncAccounts = endpoint({
  name: 'syncAccounts',
  method: 'POST',
  path: '/{service}/{social}/users/sync',
  summary: 'Read accounts now',
  changes: ['accounts', 'audit'],
  ...ofAccounts,
  status: 202,
})

/**
 * Keeps the data. Tells the network when possible, and deletes the stored access in any case. Refused for tracked
 * accounts, which have no access of their own.
 */
export const revokeAccount = endpoint({
  name: 'revokeAccount',
  method: 'GET',
  path: '/{service}/{social}/users/{id}/revoke',
  summary: 'Withdraw the permission of a connected account and destroy what it was read with',
  access: 'accounts.write',
  changes: ['accounts', 'audit'],
  params: v.strictObject({ ...accountsPath, id: Id }),
  data: SocialAccount,
  errors: ['MODEL_NOT_FOUND'],
  sameSiteOnly: true,
})

/** An account with stored posts. */
export const Poster = v.strictObject({
  id: Id,
  username: v.string(),
  name: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  /** Its posts, as far as they were read. */
  posts_count: Count,
})
export type Poster = v.InferOutput<typeof Poster>

export const listPosters = endpoint({
  name: 'listPosters',
  method: 'GET',
  path: '/{service}/{social}/posts/posters',
  summary: 'The accounts that posts can be narrowed to, by user name; archived ones are left out',
  access: 'accounts.read',
  reads: ['posts'],
  params: v.strictObject(accountsPath),
  data: v.array(Poster),
  errors: ['MODEL_NOT_FOUND'],
})
