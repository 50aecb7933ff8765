import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints, isAllowed } from '@tandem/api-contract'
import type { Endpoint, EndpointInput, Role, Store } from '@tandem/api-contract'
import { inTeam } from './platform/database/team-scope.ts'
import {
  fewOrders,
  simulatedConnectors,
  simulatedCredentials,
  simulatedShop,
} from './testing/simulated-connectors.ts'
import type { TestTeam } from './testing/test-people.ts'
import { useTestApi } from './testing/use-test-api.ts'

const shop = simulatedShop('marker-shop', { dataset: fewOrders(8) })
const used = useTestApi({ connectors: simulatedConnectors([shop]) })

const marker = 'Marker 4711'
let other: TestTeam
let foreignStore: Store
/** The id of both an account and a collection of the other team. */
let foreignAccount: number
/** All rows of the other team. */
let theirs: string

beforeAll(async () => {
  other = await used.api.newTeam({ name: marker, user_name: marker })
  const created = await used.api.request('POST', '/ecommerce/stores', {
    token: other.token,
    body: { type: 'woocommerce', name: marker, currency_id: 826, ...simulatedCredentials('marker-shop') },
  })
  foreignStore = ((await created.json()) as { data: Store }).data
  await used.api.jobsSettled()
  foreignAccount = await addForeignAccount()
  theirs = await everythingOf(other.team_id)
})

const isOfAccounts = ({ path }: Endpoint) => path.includes('{social}')

async function addForeignAccount(): Promise<number> {
  return inTeam(used.opened.database, other.team_id, async (db) => {
    const { id } = await db
      .insertInto('account_collections')
      .values({
        service: 'social',
        social: 'instagram',
        name: marker,
        name_key: marker,
        created_at: used.api.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const at = used.api.clock.now.toISOString()
    await sql`
      insert into social_accounts (team_id, id, service, social, provider_id, username, created_at)
      overriding system value values (${other.team_id}, ${id}, 'social', 'instagram', '1', ${marker}, ${at})`.execute(
      db,
    )
    await db
      .insertInto('account_readings')
      .values({ account_id: id, asked_by: null, record_id: null })
      .execute()
    await db.insertInto('account_collection_members').values({ account_id: id, collection_id: id }).execute()
    return id
  })
}

type WithInput = (typeof endpoints)[number]

const ofAccounts = { service: 'social', social: 'instagram' } as const

/**
 * Inputs with ids of another team, for each endpoint that takes an id. An endpoint without ids, or one that only
 * looks for rows with these ids, says so; the type
 * requires an entry for every endpoint of the contract.
 */
const foreignInputs: {
  [Each in WithInput as Each['name']]:
    ((id: number) => EndpointInput<Each>) | 'takes no id' | 'ignores foreign ids'
} = {
  login: 'takes no id',
  logout: 'takes no id',
  forgotPassword: 'takes no id',
  checkResetLink: (id) => ({ body: { user_id: id, hash: 'f'.repeat(64) } }),
  resetPassword: (id) => ({ body: { user_id: id, token: 'f'.repeat(64), password: 'plum-harbour-19' } }),
  listSocialServices: 'takes no id',
  signInWithSocial: 'takes no id',
  completeRegistration: 'takes no id',
  register: 'takes no id',
  checkVerification: (id) => ({ body: { user_id: id, hash: 'f'.repeat(64) } }),
  verifyEmail: (id) => ({ body: { user_id: id, hash: 'f'.repeat(64), password: 'plum-harbour-19' } }),
  checkEmailVerification: (id) => ({ body: { user_id: id, on_page_token: 'f'.repeat(64) } }),
  resendVerificationEmail: 'takes no id',
  inviteUser: 'takes no id',
  checkInvitation: (id) => ({ body: { user_id: id, hash: 'f'.repeat(64) } }),
  acceptInvitation: (id) => ({
    body: { user_id: id, hash: 'f'.repeat(64), password: 'plum-harbour-19', timezone: 'UTC' },
  }),
  inviteUsers: 'takes no id',
  resendInvitation: () => ({ params: { id: other.id } }),
  listUsers: 'takes no id',
  exportUsers: 'takes no id',
  listRoles: 'takes no id',
  getUser: () => ({ params: { id: other.id } }),
  updateUser: () => ({ params: { id: other.id }, body: { role: 'viewer' } }),
  deleteUser: () => ({ params: { id: other.id } }),
  transferTeam: () => ({ body: { user_id: other.id } }),
  updateEmail: 'takes no id',
  verifyNewEmail: (id) => ({ body: { user_id: id, hash: 'f'.repeat(64) } }),
  listSignInMethods: 'takes no id',
  addSignInMethod: 'takes no id',
  removeSignInMethod: (id) => ({ params: { id }, body: {} }),
  continueSignIn: 'takes no id',
  checkUndo: (id) => ({ body: { user_id: id, hash: 'f'.repeat(64), kind: 'email' } }),
  undoChange: (id) => ({ body: { user_id: id, hash: 'f'.repeat(64), kind: 'email' } }),
  getMe: 'takes no id',
  updateMeta: 'takes no id',
  getProfile: 'takes no id',
  updateProfile: 'takes no id',
  setProfilePicture: 'takes no id',
  deleteProfilePicture: 'takes no id',
  getPicture: 'takes no id',
  getProductPicture: (id) => ({ params: { team_id: other.team_id, id, key: 'f'.repeat(64) } }),
  listSessions: 'takes no id',
  endSession: (id) => ({ params: { id } }),
  endSessions: 'takes no id',
  getErrorText: 'takes no id',
  listTimezones: 'takes no id',
  listCurrencies: 'takes no id',
  listStores: (id) => ({ search: { store_id: id } }),
  createStore: 'takes no id',
  updateStore: (id) => ({ params: { id }, body: { name: 'Taken over' } }),
  chooseStoreSales: (id) => ({ params: { id }, body: { excluded: [] } }),
  syncStores: (id) => ({ body: { ids: [id] } }),
  archiveStores: (id) => ({ body: { ids: [id] } }),
  restoreStores: (id) => ({ body: { ids: [id] } }),
  deleteStore: (id) => ({ params: { id }, body: { name: 'Oak Workshop' } }),
  listStoreSyncs: (id) => ({ params: { id } }),
  listUnreadRows: (id) => ({ params: { id } }),
  listCustomers: (id) => ({ search: { store_id: id } }),
  listCustomerCountries: (id) => ({ search: { store_id: id } }),
  exportCustomers: (id) => ({ body: { filter: { store_id: id }, columns: ['name'] } }),
  exportDiscountCodes: (id) => ({ body: { filter: { store_id: id }, columns: ['code'] } }),
  getCustomer: (id) => ({ params: { id } }),
  listOrders: (id) => ({ search: { customer_id: id } }),
  listOrderStatuses: (id) => ({ search: { store_id: id } }),
  exportOrders: (id) => ({ body: { filter: { product_id: id }, columns: ['number'] } }),
  getOrder: (id) => ({ params: { id } }),
  listProducts: (id) => ({ search: { collection_id: id } }),
  listCollections: (id) => ({ search: { store_id: id } }),
  listProductStatuses: (id) => ({ search: { store_id: id } }),
  exportProducts: (id) => ({ body: { filter: { store_id: id }, columns: ['name'] } }),
  getProduct: (id) => ({ params: { id } }),
  listProductDays: (id) => ({ params: { id } }),
  listSalesDays: (id) => ({ search: { store_id: id } }),
  listFigureChanges: (id) => ({ search: { store_id: id } }),
  listAccountCollections: 'takes no id',
  createAccountCollection: (id) => ({ params: ofAccounts, body: { name: 'Taken over', account_ids: [id] } }),
  renameAccountCollection: (id) => ({ params: { ...ofAccounts, id }, body: { name: 'Taken over' } }),
  deleteAccountCollection: (id) => ({ params: { ...ofAccounts, id } }),
  addToAccountCollections: (id) => ({ params: ofAccounts, body: { ids: [id], collection_ids: [id] } }),
  syncAccountCollections: (id) => ({ params: { ...ofAccounts, id }, body: { collection_ids: [id] } }),
  loginWithFacebook: 'takes no id',
  processFacebookResponse: 'takes no id',
  listAccounts: (id) => ({ params: ofAccounts, search: { collection_id: id } }),
  addAccounts: 'takes no id',
  deleteAccounts: (id) => ({ params: ofAccounts, body: { ids: [id] } }),
  deleteAccount: (id) => ({ params: { ...ofAccounts, id } }),
  archiveAccounts: (id) => ({ params: ofAccounts, body: { ids: [id] } }),
  restoreAccounts: (id) => ({ params: ofAccounts, body: { ids: [id] } }),
  syncAccounts: (id) => ({ params: ofAccounts, body: { ids: [id] } }),
  revokeAccount: (id) => ({ params: { ...ofAccounts, id } }),
  listAccountReadings: (id) => ({ params: { ...ofAccounts, id } }),
  listAccountAnalytics: (id) => ({ params: ofAccounts, search: { account_id: id } }),
  listAccountDays: (id) => ({ params: { ...ofAccounts, id } }),
  listBestPosts: (id) => ({ params: { ...ofAccounts, id } }),
  listPosts: (id) => ({ params: ofAccounts, search: { account_id: id } }),
  exportPosts: (id) => ({
    params: ofAccounts,
    body: { filter: { collection_id: id }, columns: ['caption'] },
  }),
  getPostOfLink: 'takes no id',
  getPost: (id) => ({ params: { ...ofAccounts, id } }),
  getPostNeighbours: (id) => ({ params: { ...ofAccounts, id } }),
  getPostInsights: (id) => ({ params: { ...ofAccounts, id } }),
  exportSellingPosts: (id) => ({
    params: ofAccounts,
    body: { filter: { account_id: id }, columns: ['caption'] },
  }),
  listSellingPosts: (id) => ({ params: ofAccounts, search: { account_id: id } }),
  getPostSales: (id) => ({ params: { ...ofAccounts, id } }),
  // An order that was deleted a moment ago must not hide the posts of the others: see order-posts.test.ts.
  listOrderPosts: 'ignores foreign ids',
  listPostOrders: (id) => ({ params: { ...ofAccounts, id } }),
  listPostCustomers: (id) => ({ params: { ...ofAccounts, id } }),
  getReconciliation: (id) => ({ params: { id }, search: { month: '2026-05' } }),
  listCohorts: (id) => ({ search: { store_id: id } }),
  listDiscountCodes: (id) => ({ search: { store_id: id } }),
  listCodeCustomers: (id) => ({ search: { store_id: id, code: 'SPRING10' } }),
  getFirstSteps: 'takes no id',
  searchTeam: 'takes no id',
  getDashboardCustomers: (id) => ({ search: { store_id: id } }),
  setPostProducts: (id) => ({ params: { ...ofAccounts, id }, body: { product_ids: [id] } }),
  listShortLinks: (id) => ({ params: { ...ofAccounts, id } }),
  setShortLink: (id) => ({ params: { ...ofAccounts, id }, body: { product_id: id, is_on: true } }),
  setPostCodes: (id) => ({ params: { ...ofAccounts, id }, body: { codes: ['SPRING10'] } }),
  getDashboardInsights: (id) => ({ search: { account_id: id } }),
  getOnlineFollowers: (id) => ({ search: { account_id: id } }),
  getDashboardAudience: (id) => ({ search: { account_id: id } }),
  listPosters: 'takes no id',
  listTeamExports: 'takes no id',
  startTeamExport: 'takes no id',
  openTeamExport: (id) => ({ params: { id }, body: {} }),
  downloadTeamExport: 'takes no id',
  deleteTeamExport: (id) => ({ params: { id } }),
  listPrivacyRequests: 'takes no id',
  getPrivacyData: (id) => ({ params: { id } }),
  getTeam: 'takes no id',
  updateTeam: 'takes no id',
  deleteTeam: 'takes no id',
  keepTeam: 'takes no id',
  listAuditEntries: () => ({ search: { user_id: String(other.id) } }),
  listAuditActions: 'takes no id',
  exportAuditEntries: () => ({ body: { filter: { user_id: [other.id] }, columns: ['actor'] } }),
  exportNotes: () => ({ body: { filter: { user_id: [other.id] }, columns: ['note'] } }),
  listAllNotes: () => ({ search: { user_id: String(other.id) } }),
  listNotes: (id) => ({ search: { notable_type: 'store', notable_id: id } }),
  createNote: (id) => ({
    body: { notable_type: 'store', notable_id: id, content: 'Mine now', visible_to_team: true },
  }),
  updateNote: (id) => ({ params: { id }, body: { content: 'Mine now', visible_to_team: true } }),
  deleteNote: (id) => ({ params: { id } }),
  listNotifications: 'takes no id',
  countUnreadNotifications: 'takes no id',
  markNotification: (id) => ({ params: { id }, body: { is_read: true } }),
  markNotificationsRead: 'takes no id',
  listSavedFilters: 'takes no id',
  createSavedFilter: 'takes no id',
  updateSavedFilter: (id) => ({ params: { id }, body: { name: 'Taken over' } }),
  setTeamDefaultFilter: (id) => ({ params: { id }, body: { is_team_default: true } }),
  deleteSavedFilter: (id) => ({ params: { id } }),
  listFavoriteCategories: 'takes no id',
  createFavoriteCategory: (id) => ({
    body: { name: 'Taken over', type: 'store', items: [{ favoritable_type: 'store', favoritable_id: id }] },
  }),
  renameFavoriteCategory: (id) => ({ params: { id }, body: { name: 'Taken over' } }),
  deleteFavoriteCategory: (id) => ({ params: { id } }),
  addToFavorite: (id) => ({
    body: { category_id: id, favoritable_type: 'store', favoritable_id: id },
  }),
  starRow: (id) => ({ body: { favoritable_type: 'store', favoritable_id: id, name: 'Taken over' } }),
  addManyToFavorite: (id) => ({
    body: { category_id: id, favoritable_type: 'store', favoritable_ids: [id] },
  }),
  removeFromFavorite: (id) => ({
    body: { category_id: id, favoritable_type: 'store', favoritable_id: id },
  }),
}

/** Ids that exist outside Tandem, such as those of a provider's app. */
const notOurs = ['currency_id', 'shopify_client_id']

/** Calls with the network's ids of accounts that it offered to the person. */
const idsOfNetworks = ['addAccounts']

/** Calls that leave out ids which the team doesn't have: a restored list may name rows that are gone. */
const leavesOut = ['createAccountCollection']

const takesAnId = (endpoint: Endpoint) =>
  endpoint.path.includes('{id}') ||
  (!idsOfNetworks.includes(endpoint.name) &&
    /(_id|"ids?")/.test(JSON.stringify([entriesOf(endpoint.search), entriesOf(endpoint.body)])))

/** The names of all fields of a schema, including those of its variants and lists. */
function entriesOf(schema: unknown): string[] {
  const {
    entries = {},
    options = [],
    item,
    wrapped,
    pipe = [],
  } = (schema ?? {}) as {
    entries?: Record<string, unknown>
    options?: unknown[]
    item?: unknown
    wrapped?: unknown
    pipe?: unknown[]
  }
  const inner = [...Object.values(entries), ...options, ...pipe.slice(1), item, wrapped].filter(
    (part) => typeof part === 'object',
  )
  return [...Object.keys(entries).filter((key) => !notOurs.includes(key)), ...inner.flatMap(entriesOf)]
}

/**
 * The roles that get as far as the id check: the one with most rights, and the lowest of two that may change
 * things.
 */
function callersOf({ access }: Endpoint): Role[] {
  if (access === 'public' || access === 'signed-in') return ['super_admin', 'editor']
  const lesser = (['editor', 'admin'] as const).find((role) => isAllowed(role, access))
  return lesser ? ['super_admin', lesser] : ['super_admin']
}

/** All rows of a team as text, in one statement because it runs after each call. */
async function everythingOf(team_id: number): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'team_id' order by 1`.execute(used.opened.database)
  const rowsOf = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name, to_jsonb(t)::text as row from ${sql.table(name)} t where team_id = ${sql.lit(team_id)}`,
  )
  const { rows } = await sql`${sql.join(rowsOf, sql` union all `)} order by name, row`.execute(
    used.opened.database,
  )
  return JSON.stringify(rows)
}

test('lists every endpoint that takes an id', () => {
  for (const endpoint of endpoints) {
    expect(foreignInputs[endpoint.name] !== 'takes no id', endpoint.name).toBe(takesAnId(endpoint))
  }
})

describe.each(
  endpoints.flatMap((endpoint) => {
    const input = foreignInputs[endpoint.name]
    return typeof input === 'function' ? [[endpoint.name, endpoint, input] as const] : []
  }),
)('%s with an id of another team', (_, endpoint, inputOf) => {
  test.each(callersOf(endpoint))('reaches nothing and changes nothing as %s', async (role) => {
    const user = await used.api.newMember(role)
    const {
      params = {},
      search = {},
      body,
    } = inputOf(isOfAccounts(endpoint) ? foreignAccount : foreignStore.id) as {
      params?: Record<string, number | string>
      search?: Record<string, number>
      body?: object
    }
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(params[name]))
    const query = new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)]))
    const response = await used.api.request(endpoint.method, `${path}?${query}`, { token: user.token, body })
    await used.api.jobsSettled()

    // For us a foreign id in the path does not exist; in query or body it is invalid input; with a link it doesn't
    // match what we have.
    const isOfPath = endpoint.path.includes('{id}')
    const isOfLink = endpoint.access === 'public' && !isOfPath
    const refusal = isOfLink ? 400 : isOfPath ? 404 : 422
    expect(response.status).toBe(leavesOut.includes(endpoint.name) ? 201 : refusal)
    expect(await response.text()).not.toContain(marker)
    const before = theirs
    theirs = await everythingOf(other.team_id)
    expect(theirs).toBe(before)
  })
})

describe.each(
  endpoints.filter(({ method }) => method === 'GET').map((endpoint) => [endpoint.name, endpoint] as const),
)('%s', (_, endpoint) => {
  test('returns nothing of another team', async () => {
    const mine = await used.api.newTeam()
    const path = endpoint.path
      .replace('{service}', ofAccounts.service)
      .replace('{social}', ofAccounts.social)
      .replaceAll(/\{\w+\}/g, '1')
    const response = await used.api.request('GET', path, {
      token: mine.token,
    })
    expect(await response.text()).not.toContain(marker)
  })
})

test('allows two teams to connect the same shop, each with its own rows', async () => {
  const mine = await used.api.newTeam()
  const created = await used.api.request('POST', '/ecommerce/stores', {
    token: mine.token,
    body: { type: 'woocommerce', name: 'Mine', currency_id: 826, ...simulatedCredentials('marker-shop') },
  })
  expect(created.status).toBe(201)
  await used.api.jobsSettled()
  const totals = []
  for (const { token } of [mine, other]) {
    const orders = (await (await used.api.request('GET', '/ecommerce/orders', { token })).json()) as {
      meta: { total: number }
    }
    totals.push(orders.meta.total)
  }
  expect(totals[0]).toBeGreaterThan(0)
  expect(totals[0]).toBe(totals[1])
})
