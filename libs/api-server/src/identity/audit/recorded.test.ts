import { beforeAll, describe, expect, inject, test } from 'vitest'
import { endpoints } from '@tandem/api-contract'
import type { FavoriteCategory, Note, SavedFilter, TeamExport } from '@tandem/api-contract'
import { newFullTeam } from '../../testing/full-team.ts'
import type { FullTeam } from '../../testing/full-team.ts'
import { storeConnection } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { simulatedInstagram } from '../../testing/simulated-instagram.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import type { AuditAction } from './actions.ts'

type Name = (typeof endpoints)[number]['name']

const network = simulatedInstagram()
const shops = ['first-shop', 'second-shop'].map((key) => simulatedShop(key, { dataset: fewOrders(6) }))
const used = useTestApi({ connectors: simulatedConnectors(shops, { instagram: network }) })

/** Calls that change something without an entry, and why that is right. */
const unrecorded: Partial<Record<Name, string>> = {
  forgotPassword: 'anybody may ask for any address: the mail tells its owner',
  checkResetLink: 'changes nothing',
  register: 'there is no team yet; the link in the mail makes it, which is recorded',
  resendVerificationEmail: 'there is no team yet',
  checkEmailVerification: 'changes nothing but for the sign-in, which is recorded',
  checkInvitation: 'changes nothing',
  checkVerification: 'changes nothing',
  checkUndo: 'changes nothing',
  continueSignIn: 'the sign-in before it is recorded',
  loginWithFacebook: 'only begins: what comes of it is recorded',
  updateMeta: 'how somebody likes their own screen',
  addToFavorite: 'what somebody keeps for themselves is not for others to read',
  addManyToFavorite: 'as above',
  removeFromFavorite: 'as above',
  markNotification: 'what somebody has read is nobody else’s business',
  markNotificationsRead: 'as above',
}

/**
 * Calls before sign-in, or with a provider's answer; the tests of signing in, links and invitations check
 * their entries.
 */
const beforeSignIn: Name[] = [
  'login',
  'verifyEmail',
  'undoChange',
  'addSignInMethod',
  'removeSignInMethod',
  'resetPassword',
  'signInWithSocial',
  'completeRegistration',
  'acceptInvitation',
  'verifyNewEmail',
]

/** Calls that first need a shop's request; the test of privacy requests checks their entry. */
const recordedElsewhere: Name[] = ['getPrivacyData']

interface Input {
  params?: Record<string, string | number>
  body?: object
  as?: TestUser
}

let full: FullTeam
/** What a call created, for later ones. */
const made = { id: 0, collection: 0, colleague: {} as TestUser, extra: {} as TestUser }

const accounts = { service: 'social', social: 'instagram' } as const
const named = (name: string) => ({ body: { name } })
const columnsOf = (...columns: string[]) => ({ body: { filter: {}, columns } })
const madeBefore = () => ({ params: { id: made.id } })
const store = () => ({ body: { ids: [full.store.id] } })
const account = () => ({ params: accounts, body: { ids: [full.account.id] } })
const note = (content: string) => ({ content, visible_to_team: true })

async function oneOf(table: 'social_posts' | 'products' | 'social_accounts', service?: 'tracker') {
  const { id } = await used.opened.database
    .selectFrom(table as 'social_accounts')
    .select('id')
    .where('team_id', '=', full.team.team_id)
    .$if(service !== undefined, (query) => query.where('service', '=', 'tracker'))
    .executeTakeFirstOrThrow()
  return id
}

async function throughDialog(): Promise<Input> {
  const path = '/social/instagram/users/login-with-facebook'
  const { token } = full.team
  const { data } = (await (await used.api.request('GET', path, { token })).json()) as {
    data: { url: string }
  }
  return { params: accounts, body: await network.answerDialog(data.url, { person: 'elif' }) }
}

/** Each call on a full team, in order, with its entry. */
const steps: [Name, AuditAction, () => Input | Promise<Input>][] = [
  ['createStore', 'store.created', () => ({ body: storeConnection('second-shop') })],
  ['updateStore', 'store.updated', () => ({ params: { id: full.store.id }, ...named('Renamed') })],
  [
    'chooseStoreSales',
    'store.sales_chosen',
    () => ({ params: { id: full.store.id }, body: { excluded: ['failed'] } }),
  ],
  ['syncStores', 'store.sync_requested', store],
  ['archiveStores', 'store.archived', store],
  ['restoreStores', 'store.restored', store],
  ['exportCustomers', 'list.exported', () => columnsOf('name')],
  ['exportDiscountCodes', 'list.exported', () => columnsOf('code')],
  ['exportOrders', 'list.exported', () => columnsOf('number')],
  ['exportProducts', 'list.exported', () => columnsOf('name')],
  ['exportPosts', 'list.exported', () => ({ params: accounts, ...columnsOf('caption') })],
  ['exportSellingPosts', 'list.exported', () => ({ params: accounts, ...columnsOf('caption') })],
  ['exportAuditEntries', 'list.exported', () => columnsOf('at')],
  ['exportNotes', 'list.exported', () => columnsOf('note')],
  ['exportUsers', 'list.exported', () => columnsOf('user')],
  ['createAccountCollection', 'account_collection.created', () => ({ params: accounts, ...named('New') })],
  [
    'renameAccountCollection',
    'account_collection.renamed',
    () => ({ params: { ...accounts, id: (made.collection = made.id) }, ...named('Newer') }),
  ],
  [
    'addToAccountCollections',
    'account.collections_added',
    () => ({ params: accounts, body: { ids: [full.account.id], collection_ids: [made.collection] } }),
  ],
  [
    'syncAccountCollections',
    'account.collections_set',
    () => ({ params: { ...accounts, id: full.account.id }, body: { collection_ids: [] } }),
  ],
  [
    'deleteAccountCollection',
    'account_collection.deleted',
    () => ({ params: { ...accounts, id: made.collection } }),
  ],
  ['archiveAccounts', 'account.archived', account],
  ['restoreAccounts', 'account.restored', account],
  ['syncAccounts', 'account.reading_requested', account],
  [
    'setPostProducts',
    'post.products_set',
    async () => ({
      params: { ...accounts, id: await oneOf('social_posts') },
      body: { product_ids: [await oneOf('products')] },
    }),
  ],
  [
    'setPostCodes',
    'post.codes_set',
    async () => ({ params: { ...accounts, id: await oneOf('social_posts') }, body: { codes: ['SPRING10'] } }),
  ],
  [
    'setShortLink',
    'post.short_link_set',
    async () => ({
      params: { ...accounts, id: await oneOf('social_posts') },
      body: { product_id: await oneOf('products'), is_on: true },
    }),
  ],
  ['revokeAccount', 'account.revoked', () => ({ params: { ...accounts, id: full.account.id } })],
  ['processFacebookResponse', 'account.reconnected', throughDialog],
  [
    'addAccounts',
    'account.tracked',
    () => ({ params: { ...accounts, service: 'tracker' }, body: { username: 'keramik.kiez' } }),
  ],
  [
    'deleteAccount',
    'account.deleted',
    async () => ({
      params: { ...accounts, service: 'tracker', id: await oneOf('social_accounts', 'tracker') },
    }),
  ],
  ['deleteAccounts', 'account.deleted', account],
  [
    'createNote',
    'note.created',
    () => ({ body: { notable_type: 'store', notable_id: full.store.id, ...note('One') } }),
  ],
  ['updateNote', 'note.updated', () => ({ ...madeBefore(), body: note('Two') })],
  ['deleteNote', 'note.deleted', madeBefore],
  [
    'createSavedFilter',
    'saved_filter.created',
    () => ({ body: { list: 'orders', name: 'Late', search: '?status=pending', visible_to_team: true } }),
  ],
  ['updateSavedFilter', 'saved_filter.updated', () => ({ ...madeBefore(), ...named('Later') })],
  [
    'setTeamDefaultFilter',
    'saved_filter.default_set',
    () => ({ ...madeBefore(), body: { is_team_default: true } }),
  ],
  ['deleteSavedFilter', 'saved_filter.deleted', madeBefore],
  [
    'createFavoriteCategory',
    'favorite_category.created',
    () => ({ body: { name: 'Mine alone', type: 'store' } }),
  ],
  [
    'renameFavoriteCategory',
    'favorite_category.updated',
    () => ({ ...madeBefore(), ...named('Still mine') }),
  ],
  ['deleteFavoriteCategory', 'favorite_category.deleted', madeBefore],
  [
    'starRow',
    'favorite_category.created',
    async () => ({
      body: { favoritable_type: 'product', favoritable_id: await oneOf('products'), name: 'Best' },
    }),
  ],
  ['updateProfile', 'profile.updated', () => ({ body: { bio: 'Pots and plates' } })],
  ['setProfilePicture', 'profile.picture_set', () => ({ body: { picture } })],
  ['deleteProfilePicture', 'profile.picture_removed', () => ({})],
  ['updateEmail', 'user.email_change_requested', () => ({ body: { email: 'new-address@example.test' } })],
  ['inviteUsers', 'user.invited', () => ({ body: { emails: ['several@example.test'], role: 'viewer' } })],
  [
    'inviteUser',
    'user.invited',
    () => ({ body: { name: 'Deniz', email: 'deniz@example.test', role: 'viewer' } }),
  ],
  ['resendInvitation', 'invitation.sent_again', madeBefore],
  ['updateUser', 'user.role_changed', () => ({ ...madeBefore(), body: { role: 'editor' } })],
  ['deleteUser', 'invitation.withdrawn', madeBefore],
  ['updateTeam', 'team.updated', () => named('Another name')],
  ['startTeamExport', 'team_export.started', () => ({ body: {} })],
  ['openTeamExport', 'team_export.opened', () => ({ ...madeBefore(), body: {} })],
  ['deleteTeamExport', 'team_export.deleted', madeBefore],
  ['deleteStore', 'store.deletion_began', () => ({ params: { id: full.store.id }, ...named('Renamed') })],
  ['deleteTeam', 'team.deletion_requested', () => named('Another name')],
  ['keepTeam', 'team.deletion_called_off', () => ({})],
  ['transferTeam', 'team.transferred', () => ({ body: { user_id: made.colleague.id } })],
  ['endSessions', 'sessions.revoked', () => ({ as: made.colleague })],
  [
    'endSession',
    'session.ended',
    async () => ({ as: made.extra, params: { id: await sessionOf(made.extra) } }),
  ],
  ['logout', 'session.ended', () => ({})],
]

/** The smallest PNG there is. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

async function sessionOf({ token }: TestUser) {
  const listed = await used.api.request('GET', '/me/sessions', { token })
  return ((await listed.json()) as { data: { id: number; is_current: boolean }[] }).data[0]?.id ?? 0
}

const endpointOf = (name: Name) => endpoints.find((each) => each.name === name)!

async function recordedBy(request_id: string | null) {
  return used.opened.database
    .selectFrom('audit_entries')
    .select([
      'action',
      'team_id',
      'user_id',
      'address',
      'actor_name',
      'subject',
      'subject_id',
      'subject_name',
    ])
    .where('request_id', '=', request_id)
    .execute()
}

test('records every call that changes something, or says why not', () => {
  const told = [
    ...Object.keys(unrecorded),
    ...beforeSignIn,
    ...recordedElsewhere,
    ...steps.map(([name]) => name),
  ]
  const changing = endpoints.filter(({ method, sameSiteOnly }) => method !== 'GET' || sameSiteOnly)
  expect(told.toSorted()).toEqual(changing.map(({ name }) => name).toSorted())
})

/** The names of people's favourites are private. */
const namelessSubjects = ['favorite_category']

type Made = Note | SavedFilter | FavoriteCategory | TeamExport

const idOf = (text: string) => {
  const { data } = JSON.parse(text) as { data: Made | Made[] | null }
  return Array.isArray(data) ? null : data
}

/** The entries don't depend on the database. */
describe.runIf(inject('isFirstDatabase'))('in a team that has something of each kind', () => {
  beforeAll(async () => {
    full = await newFullTeam(used.api, network, { shop: 'first-shop' })
    made.colleague = await used.api.newUser(full.team.team_id, { role: 'admin' })
    made.extra = await used.api.newUser(full.team.team_id)
    const { email, password } = made.colleague
    await used.api.request('POST', '/auth/login', { body: { email, password } })
  })

  test.each(steps)('%s records %s', async (name, action, inputOf) => {
    const { method, path } = endpointOf(name)
    const { params = {}, body, as = full.team } = await inputOf()
    const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(params[key]))
    const response = await used.api.request(method, address, { token: as.token, body })
    const text = await response.text()
    expect(response.ok, text).toBe(true)
    const entries = await recordedBy(response.headers.get('x-request-id'))
    expect(entries.map((entry) => entry.action)).toEqual([action])
    expect(entries[0]).toMatchObject({
      team_id: full.team.team_id,
      user_id: as.id,
      address: '192.0.2.1',
      actor_name: expect.any(String) as string,
      subject: expect.any(String) as string,
    })
    if (!namelessSubjects.includes(entries[0]?.subject ?? ''))
      expect(entries[0]?.subject_name, 'the name of the subject').toMatch(/./)
    await used.api.jobsSettled()
    const { id } = (endpointOf(name).answers === 'json' ? idOf(text) : null) ?? {}
    made.id = id ?? made.id
  })
})
