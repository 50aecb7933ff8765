import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, SearchTerm, text } from './fields.ts'
import { listOf } from './listed.ts'
import { messages } from './messages.ts'
import { PageMeta, pageSearch } from './page.ts'
import { SocialAccount } from './social-account.ts'
import { socialMessages } from './social-messages.ts'

/** How accounts can be sorted; `-` means most, latest or Z first. What is not known comes last either way. */
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

/** What accounts can be narrowed to; `attention`: not archived, and not healthy. */
export const accountStates = ['active', 'attention', 'archived'] as const

/** What accounts are listed by; archived ones come last. */
export const AccountSearch = v.strictObject({
  /** 0 answers all rows as one page. */
  paginate: v.optional(
    v.pipe(
      v.picklist(['0', '1', 0, 1], messages.invalid),
      v.metadata({ openapi: { type: 'integer', enum: [0, 1] } }),
      v.transform((paginate) => (Number(paginate) === 0 ? (0 as const) : (1 as const))),
    ),
    1,
  ),
  ...pageSearch,
  /** A part of a user name or a name. */
  search_term: v.optional(SearchTerm, ''),
  sort: v.optional(v.picklist(accountSorts), '-created_at'),
  collection_id: v.optional(Id),
  state: v.optional(v.picklist(accountStates)),
})
export type AccountSearch = v.InferOutput<typeof AccountSearch>

/** Progress of a running reading is in each account: read it again while one runs. */
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
/** What Instagram keeps at its own addresses, such as that of a post: the first word there is nobody's name. */
const ownPlace = /^(?:p|reels?|tv|stories|explore|accounts|direct)\//i

/** The name in what people paste: with an @, or as the address of a profile. */
function readUsername(typed: string): string {
  const path = typed.replace(profileAddress, '')
  if (path !== typed && ownPlace.test(path)) return ''
  return path
    .replace(/^@/, '')
    .replace(/[/?#].*/s, '')
    .toLowerCase()
}

/** A user name as people paste it; kept in lower case. The address of a post is none. */
export const AccountUsername = v.pipe(
  text({ min: 1, max: 200, tooShort: account.username }),
  v.transform(readUsername),
  v.minLength(1, account.username),
  v.regex(/^[a-z\d._]{0,30}$/, account.usernameCharacters),
)

/** The body that follows an account of others. */
export const TrackedAccount = v.strictObject({ username: AccountUsername })
export type TrackedAccount = v.InferOutput<typeof TrackedAccount>

const offeredIds = v.pipe(
  listOf(text({ min: 1, max: 60 }), 100, account.tooMany),
  v.minLength(1, account.noneChosen),
)

/** The body that adds accounts: `username` to track one, `ids` and `state` of what `processFacebookResponse` offered. */
export const NewAccounts = v.pipe(
  v.strictObject({
    username: v.optional(AccountUsername),
    ids: v.optional(offeredIds),
    state: v.optional(text({ min: 1, max: 200 })),
  }),
  v.check(
    ({ username, ids, state }) => (username === undefined) === (ids !== undefined && state !== undefined),
    account.usernameOrIds,
  ),
)
export type NewAccounts = v.InferOutput<typeof NewAccounts>

/** Takes as long as the network needs to answer. Tracked accounts are read through a connected one of the team. */
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

/** Answers what was deleted. */
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

/** Which accounts of the path are meant, at most 100 at once. */
export const accountIds = v.pipe(listOf(Id, 100, account.tooMany), v.minLength(1, account.noneChosen))
/** Ids in a body that are not the team's: which of the two depends on the path. */
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

/** All or none; answers what was deleted. */
export const deleteAccounts = endpoint({
  name: 'deleteAccounts',
  method: 'DELETE',
  path: '/{service}/{social}/users/delete',
  summary: 'Delete accounts with all that was read of them',
  changes: ['accounts', 'posts', 'figures', 'collections', 'favorites', 'audit'],
  ...ofAccounts,
})

/** Its access stays, and what was read. Archiving one that is archived changes nothing. */
export const archiveAccounts = endpoint({
  name: 'archiveAccounts',
  method: 'POST',
  path: '/{service}/{social}/users/archive',
  summary: 'Archive accounts: a reading that runs is ended, and none starts',
  changes: ['accounts', 'posts', 'figures', 'audit'],
  ...ofAccounts,
})

/** Restoring one that is not archived changes nothing. */
export const restoreAccounts = endpoint({
  name: 'restoreAccounts',
  method: 'POST',
  path: '/{service}/{social}/users/restore',
  summary: 'Restore archived accounts and read them again',
  changes: ['accounts', 'posts', 'figures', 'audit'],
  ...ofAccounts,
})

/** Those that are being read go on; archived and revoked ones are refused. */
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
 * What was read stays. Told to the network where that is possible; the kept access is destroyed in any case. Refused
 * for tracked accounts, which have no permission of their own.
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

/** An account that posts are kept of. */
export const Poster = v.strictObject({
  id: Id,
  username: v.string(),
  name: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  /** Of it, as far as they were read. */
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
