import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { basePath, endpoints } from '@tandem/api-contract'
import type { Endpoint, Store } from '@tandem/api-contract'
import { bearer } from './testing/bearer.ts'
import { connectStore } from './testing/connect-store.ts'
import { registrationForm } from './testing/registration-form.ts'
import type { TestTeam } from './testing/test-people.ts'
import { useTestApi } from './testing/use-test-api.ts'

// Limits would otherwise answer instead of the handlers after a few dozen calls.
const used = useTestApi({
  overrides: { limiter: () => ({ take: async () => null, reset: async () => undefined }) },
})

// One team gets everything: what a call leaves behind is part of the next one's input.
let team: TestTeam
let store: Store
beforeAll(async () => {
  team = await used.api.newTeam()
  store = await connectStore(used.api, team, 'oak-workshop')
})

/** Called by a separate person, whom it may sign out. */
const endsSessions = ['logout', 'endSession', 'endSessions']

const alwaysTried = ['__proto__', 'constructor', '']
const fieldNames = [
  ...endpoints.flatMap(({ name }) => Object.keys(acceptedBy(name))),
  ...alwaysTried,
  'id',
  'team_id',
  'role',
]
const searchNames = [
  'store_id',
  'user_id',
  'action',
  'search_term',
  'sort',
  'status',
  'date_to',
  'amount_currency',
  'page',
  'per_page',
  'code',
  '__proto__',
  'page[]',
  '',
]

const numbersInText = ['0', '-1', '1.5', '1e9', '9223372036854775808', 'NaN', '١']
const unstorable = ['\u0000', '\ud800', '\udc00a', '%00']
const misleading = ['\u202e\u2066', '\r\nX: y', "' or 1=1--", '%_\\', '=cmd|x', '../../etc', 'ﷺ', '__proto__']
const nearlyRight = ['-ordered_at', 'woocommerce', 'https://127.0.0.1', 'ck_1', 'cs_1', 'a@b.co']
const long = ['x'.repeat(10_000), `${'a'.repeat(248)}@b.co`]
const texts = fc.oneof(
  fc.constantFrom('', ...numbersInText, ...unstorable, ...misleading, ...nearlyRight, ...long),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const values = fc.oneof(
  { weight: 4, arbitrary: texts },
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], [1, 'a', null]),
  fc.array(fc.oneof(fc.integer(), texts), { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
)
/**
 * A valid input of each call: a body with one hostile field gets further than one with only hostile fields.
 */
function acceptedBy(name: string): Record<string, unknown> {
  const bodies: Record<string, Record<string, unknown>> = {
    login: { email: 'nobody@example.test', password: 'not-the-password' },
    forgotPassword: { email: 'nobody@example.test' },
    checkResetLink: { user_id: 1, hash: 'f'.repeat(64) },
    signInWithSocial: { code: 'f'.repeat(64), provider: 'google', password: 'not-the-password' },
    completeRegistration: {
      name: 'Deniz Kaya',
      team_name: 'Kaya Ceramics',
      timezone: 'UTC',
      email: 'nobody@example.test',
    },
    resetPassword: { token: 'f'.repeat(64), password: 'plum-harbour-19', user_id: 1 },
    register: { ...registrationForm('nobody@example.test') },
    checkEmailVerification: { user_id: 1, on_page_token: 'f'.repeat(64) },
    resendVerificationEmail: { email: 'nobody@example.test' },
    inviteUser: { name: 'Mert Aydın', email: 'nobody@example.test', role: 'viewer' },
    checkInvitation: { user_id: 1, hash: 'f'.repeat(64) },
    acceptInvitation: { user_id: 1, hash: 'f'.repeat(64), password: 'plum-harbour-19', timezone: 'UTC' },
    updateEmail: { email: 'nobody@example.test', password: 'not-the-password' },
    verifyNewEmail: { user_id: 1, hash: 'f'.repeat(64) },
    updateMeta: { theme: 'dark' },
    updateProfile: { name: 'Deniz Kaya', bio: 'Potter', urls: ['https://example.test'] },
    setProfilePicture: { picture: 'iVBORw0KGgo=' },
    createStore: {
      type: 'woocommerce',
      name: 'Oak Workshop',
      currency_id: 826,
      woocommerce_url: 'https://127.0.0.1',
      woocommerce_consumer_key: 'ck_1',
      woocommerce_consumer_secret: 'cs_1',
    },
    updateStore: { name: 'Oak Workshop' },
    chooseStoreSales: { excluded: ['failed', 'kargoya-verildi'] },
    syncStores: { ids: [1] },
    createFavoriteCategory: {
      name: 'Best sellers',
      type: 'menu',
      items: [{ favoritable_type: 'menu', favoritable_id: '/e-commerce/orders', label: 'Orders' }],
      position: 0,
    },
    renameFavoriteCategory: { name: 'Best sellers' },
    addToFavorite: { category_id: 1, favoritable_type: 'store', favoritable_id: 1, position: 0 },
    starRow: { favoritable_type: 'store', favoritable_id: 1, name: 'Favourite stores' },
    addManyToFavorite: { category_id: 1, favoritable_type: 'store', favoritable_ids: [1] },
    exportOrders: { filter: { sort: '-total', status: ['completed'] }, columns: ['number', 'total'] },
    exportCustomers: { filter: { country: ['TR'] }, ids: [1], columns: ['name', 'spent'] },
    exportDiscountCodes: { filter: { currency: 'GBP', sort: '-later' }, columns: ['code', 'later'] },
    exportProducts: { filter: { stock: 'in_stock' }, except_ids: [1], columns: ['name', 'revenue'] },
    exportAuditEntries: {
      filter: { user_id: [1], action: ['store.created'], search_term: 'oak', sort: 'at' },
      columns: ['at', 'details'],
    },
    exportNotes: { filter: { notable_type: ['store'], user_id: [1], sort: 'at' }, columns: ['note', 'on'] },
    exportSellingPosts: {
      filter: { rank: 'lift', sort: 'paid', account_id: 1 },
      columns: ['caption', 'sales'],
    },
    exportUsers: { filter: { role: ['admin'], sort: '-name' }, columns: ['user', 'active'] },
    createNote: { notable_type: 'store', notable_id: 1, content: 'Call them', visible_to_team: true },
    updateNote: { content: 'Call them', visible_to_team: false, mentions: [1] },
    markNotification: { is_read: true },
    markNotificationsRead: { up_to: 1 },
    createSavedFilter: { name: 'Large', list: 'orders', search: 'amount_min=1', visible_to_team: true },
    updateSavedFilter: { name: 'Large' },
    setTeamDefaultFilter: { is_team_default: true },
    createAccountCollection: { name: 'Rivals' },
    renameAccountCollection: { name: 'Rivals' },
    addToAccountCollections: { ids: [1], collection_ids: [1] },
    syncAccountCollections: { collection_ids: [1] },
    processFacebookResponse: { state: 'f'.repeat(64), code: 'f' },
    addAccounts: { username: 'keramik.kiez', ids: ['17841400308217001'], state: 'f'.repeat(64) },
    deleteAccounts: { ids: [1] },
    archiveAccounts: { ids: [1] },
    restoreAccounts: { ids: [1] },
    syncAccounts: { ids: [1] },
    removeFromFavorite: { category_id: 1, favoritable_type: 'store', favoritable_id: 1 },
  }
  return bodies[name] ?? {}
}

/** Written field by field, so that `__proto__` is a key like any other. */
const jsonOf = (fields: [string, unknown][]) =>
  `{${fields.map((pair) => pair.map((part) => JSON.stringify(part)).join(':')).join(',')}}`

const bodiesOf = (endpoint: Endpoint) => {
  const known = Object.entries(acceptedBy(endpoint.name))
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...known.map(([name]) => name), ...alwaysTried), values)
        .map(([name, value]) => jsonOf([...known.filter(([other]) => other !== name), [name, value]])),
    },
    fc.array(fc.tuple(fc.constantFrom(...fieldNames), values), { maxLength: 7 }).map(jsonOf),
    values.map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
}
const searches = fc
  .array(fc.tuple(fc.constantFrom(...searchNames), texts), { maxLength: 2 })
  .map((pairs) => pairs.map((pair) => pair.map((part) => encode(part)).join('=')).join('&'))

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s accepts or refuses any input, and never fails',
  { timeout: 60_000 },
  async (_, endpoint) => {
    const ids = fc.oneof(fc.constant(String(store.id)), texts)
    await fc.assert(
      fc.asyncProperty(bodiesOf(endpoint), searches, ids, async (body, search, id) => {
        const { token } = endsSessions.includes(endpoint.name) ? await used.api.newUser(team.team_id) : team
        const path = endpoint.path
          .replace('{service}', 'tracker')
          .replace('{social}', 'instagram')
          .replaceAll(/\{\w+\}/g, encode(id) || '0')
        // `fetch` checks the answer against the contract: its status, shape and code.
        const response = await used.api.fetch(
          new Request(`http://tandem.test${basePath}${path}${search && `?${search}`}`, {
            method: endpoint.method,
            headers: { ...bearer(token), 'Content-Type': 'application/json' },
            ...(endpoint.method !== 'GET' && { body }),
          }),
        )
        expect(response.status, `${path}?${search} ${body}`).toBeLessThan(500)
      }),
      { numRuns: 15 },
    )
  },
)
