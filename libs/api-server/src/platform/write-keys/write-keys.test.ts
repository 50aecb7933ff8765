import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints, isWrite, takesWriteKey } from '@tandem/api-contract'
import type { Endpoint, Note } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { browserSecretCookie } from '../../identity/auth/social/browser-binding.ts'
import { codeContext, sealIdentity } from '../../identity/auth/social/sealed-identity.ts'
import { hashToken, newToken } from '../secrets/token.ts'
import { addConnectedAccount } from '../../testing/add-connected-account.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { dyingDatabase } from '../../testing/dying-database.ts'
import { exampleJpeg } from '../../testing/example-pictures.ts'
import { newFullTeam } from '../../testing/full-team.ts'
import type { FullTeam } from '../../testing/full-team.ts'
import { codeOf, dataOf } from '../../testing/read-answer.ts'
import { connectStore, storeConnection } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { simulatedInstagram } from '../../testing/simulated-instagram.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { forgetOldKeys } from './write-key-queries.ts'

const network = simulatedInstagram()
const shops = ['full-shop', 'other-shop'].map((name) => simulatedShop(name, { dataset: fewOrders(5) }))
const used = useTestApi({
  connectors: simulatedConnectors(shops, { instagram: network }),
  overrides: { limiter: () => ({ take: async () => null, reset: async () => undefined }) },
})
let full: FullTeam
beforeAll(async () => {
  full = await newFullTeam(used.api, network, { shop: 'full-shop' })
})

let keys = 0
const newKey = () => `test-key-${String(++keys)}`

const keyed = endpoints.filter(takesWriteKey)

interface Input {
  params?: Record<string, number | string>
  body?: unknown
  user?: TestUser
  headers?: Record<string, string>
}

const ofAccounts = { service: 'social', social: 'instagram' }
const storeNote = (content = 'Call them') => ({
  notable_type: 'store',
  notable_id: full.store.id,
  content,
  visible_to_team: true,
})

function send(
  user: TestUser,
  endpoint: Endpoint,
  { params = {}, body, headers: given = {} }: Input,
  key: string | null,
) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const headers: Record<string, string> = {
    ...given,
    ...(key !== null && { 'Idempotency-Key': key }),
  }
  return used.api.request(endpoint.method, path, { token: user.token, body, headers })
}

const endpointOf = (name: string) => keyed.find((endpoint) => endpoint.name === name) as Endpoint

/** Creates something with a call; returns its data. */
async function make<Data = { id: number }>(name: string, input: Input, user: TestUser = full.team) {
  const answer = await send(user, endpointOf(name), input, null)
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
  return dataOf<Data>(answer)
}

const madeNote = () => make('createNote', { body: storeNote() })
const madeFilter = (name: string, rest: object = {}) =>
  make('createSavedFilter', { body: { name, list: 'orders', search: '?status=completed', ...rest } })
const madeCategory = (name: string) => make('createFavoriteCategory', { body: { name, type: 'store' } })
const madeCollection = (name: string) =>
  make('createAccountCollection', { params: ofAccounts, body: { name } })
const madeAccount = (username: string) => addConnectedAccount(used.api, full.team.team_id, { username })
async function madeNotification() {
  const { team_id, id: user_id } = full.team
  const told = { kind: 'store_sync_failed', event: crypto.randomUUID(), store_id: full.store.id } as const
  const none = { account_id: null, export_id: null, note_id: null, ends_at: null, read_at: null }
  const { id } = await used.opened.database
    .insertInto('notifications')
    .values({ team_id, user_id, ...told, ...none, created_at: used.api.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const favorite = () => ({ favoritable_type: 'store', favoritable_id: full.store.id })
const storeIds = () => ({ body: { ids: [full.store.id] } })
const invited = (email: string) => make('inviteUser', { body: { name: 'Mert Aydın', email, role: 'viewer' } })

async function signInElsewhere() {
  const { email, password } = full.team
  const signedIn = await used.api.request('POST', '/auth/login', { body: { email, password } })
  expect(signedIn.status).toBe(200)
}

async function readyExport() {
  const { id } = await make('startTeamExport', { body: { password: full.team.password } })
  await used.api.jobsSettled()
  return id
}

/**
 * The input of each write, chosen so that it changes something; in an order in which no call breaks the next.
 */
const inputs: Record<string, () => Promise<Input> | Input> = {
  inviteUser: () => ({ body: { name: 'Mert Aydın', email: 'once@example.test', role: 'viewer' } }),
  inviteUsers: () => ({ body: { emails: ['one@example.test', 'two@example.test'], role: 'viewer' } }),
  resendInvitation: async () => ({ params: { id: (await invited('again@example.test')).id } }),
  updateUser: async () => ({
    params: { id: (await used.api.newUser(full.team.team_id)).id },
    body: { role: 'viewer' },
  }),
  deleteUser: async () => ({ params: { id: (await used.api.newUser(full.team.team_id)).id } }),
  updateEmail: () => ({ body: { email: 'another@example.test', password: full.team.password } }),
  updateMeta: () => ({ body: { theme: 'dark' } }),
  updateProfile: () => ({ body: { bio: 'Potter' } }),
  setProfilePicture: () => ({ body: { picture: exampleJpeg.toString('base64') } }),
  deleteProfilePicture: () => ({}),
  endSession: async () => {
    await signInElsewhere()
    const sessions = await dataOf<{ id: number; is_current: boolean }[]>(
      await used.api.request('GET', '/me/sessions', { token: full.team.token }),
    )
    return { params: { id: sessions.find((session) => !session.is_current)?.id ?? 0 } }
  },
  endSessions: async () => {
    await signInElsewhere()
    return {}
  },
  addSignInMethod: async () => {
    const { database, secrets, now, settings } = used.api.dependencies
    const [code, browser] = [newToken(), newToken()]
    const [code_hash, browser_hash] = [await hashToken(code), await hashToken(browser)]
    const identity = { subject: 'once', email: null, is_email_verified: false, name: null }
    const sealed = await sealIdentity(secrets, identity, codeContext(code_hash))
    const kept = { code_hash, browser_hash, provider: 'google' as const, sealed, created_at: now() }
    await database.insertInto('social_codes').values(kept).execute()
    const { password } = full.team
    const [Cookie = ''] = browserSecretCookie(browser, settings.appUrl).split(';')
    return { body: { code, provider: 'google', password }, headers: { Cookie } }
  },
  removeSignInMethod: async () => {
    const { team_id, id: user_id, password } = full.team
    const { id } = await used.opened.database
      .insertInto('social_identities')
      .values({
        provider: 'apple',
        subject: 'twice',
        team_id,
        user_id,
        email: null,
        created_at: used.api.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { id }, body: { password } }
  },
  updateTeam: () => ({ body: { name: 'Linden & Oak' } }),
  startTeamExport: () => ({ body: { password: full.team.password } }),
  openTeamExport: async () => ({
    params: { id: await readyExport() },
    body: { password: full.team.password },
  }),
  deleteTeamExport: async () => ({ params: { id: await readyExport() } }),
  createStore: () => ({ body: storeConnection('other-shop') }),
  updateStore: () => ({ params: { id: full.store.id }, body: { name: 'Oak Workshop' } }),
  chooseStoreSales: () => ({ params: { id: full.store.id }, body: { excluded: ['failed'] } }),
  syncStores: storeIds,
  archiveStores: storeIds,
  restoreStores: storeIds,
  createAccountCollection: () => ({ params: ofAccounts, body: { name: 'Rivals' } }),
  renameAccountCollection: async () => ({
    params: { ...ofAccounts, id: (await madeCollection('To rename')).id },
    body: { name: 'Renamed' },
  }),
  deleteAccountCollection: async () => ({
    params: { ...ofAccounts, id: (await madeCollection('To go')).id },
  }),
  addToAccountCollections: async () => ({
    params: ofAccounts,
    body: { ids: [full.account.id], collection_ids: [(await madeCollection('To fill')).id] },
  }),
  syncAccountCollections: async () => ({
    params: { ...ofAccounts, id: full.account.id },
    body: { collection_ids: [(await madeCollection('To set')).id] },
  }),
  processFacebookResponse: async () => {
    const started = await used.api.request('GET', '/social/instagram/users/login-with-facebook', {
      token: full.team.token,
    })
    const { url } = await dataOf<{ url: string }>(started)
    return { params: ofAccounts, body: await network.answerDialog(url, { person: 'elif' }) }
  },
  addAccounts: () => ({ params: { ...ofAccounts, service: 'tracker' }, body: { username: 'keramik.kiez' } }),
  archiveAccounts: async () => ({ params: ofAccounts, body: { ids: [await madeAccount('to-archive')] } }),
  restoreAccounts: async () => {
    const id = await madeAccount('to-restore')
    await make('archiveAccounts', { params: ofAccounts, body: { ids: [id] } })
    return { params: ofAccounts, body: { ids: [id] } }
  },
  syncAccounts: () => ({ params: ofAccounts, body: { ids: [full.account.id] } }),
  deleteAccount: async () => ({ params: { ...ofAccounts, id: await madeAccount('to-delete') } }),
  deleteAccounts: async () => ({ params: ofAccounts, body: { ids: [await madeAccount('to-delete-too')] } }),
  setPostProducts: async () => {
    const [id = 0] = await addPosts(used.api, full.team.team_id, full.account.id, [{ caption: 'A vase' }])
    const found = await used.api.request('GET', '/ecommerce/products', { token: full.team.token })
    const [product] = await dataOf<{ id: number }[]>(found)
    return { params: { ...ofAccounts, id }, body: { product_ids: [product?.id] } }
  },
  setPostCodes: async () => {
    const [id = 0] = await addPosts(used.api, full.team.team_id, full.account.id, [{ caption: 'A bowl' }])
    return { params: { ...ofAccounts, id }, body: { codes: ['SPRING10'] } }
  },
  setShortLink: async () => {
    const [id = 0] = await addPosts(used.api, full.team.team_id, full.account.id, [{ caption: 'A jug' }])
    const found = await used.api.request('GET', '/ecommerce/products', { token: full.team.token })
    const [product] = await dataOf<{ id: number }[]>(found)
    const params = { ...ofAccounts, id }
    await make('setPostProducts', { params, body: { product_ids: [product?.id] } })
    return { params, body: { product_id: product?.id, is_on: true } }
  },
  createNote: () => ({ body: storeNote() }),
  updateNote: async () => ({
    params: { id: (await madeNote()).id },
    body: { content: 'Done', visible_to_team: true },
  }),
  deleteNote: async () => ({ params: { id: (await madeNote()).id } }),
  markNotification: async () => ({ params: { id: await madeNotification() }, body: { is_read: true } }),
  markNotificationsRead: async () => ({ body: { up_to: await madeNotification() } }),
  createSavedFilter: () => ({ body: { name: 'Large', list: 'orders', search: '?status=completed' } }),
  updateSavedFilter: async () => ({
    params: { id: (await madeFilter('To rename')).id },
    body: { name: 'Renamed' },
  }),
  setTeamDefaultFilter: async () => ({
    params: { id: (await madeFilter('For all', { visible_to_team: true })).id },
    body: { is_team_default: true },
  }),
  deleteSavedFilter: async () => ({ params: { id: (await madeFilter('To go')).id } }),
  createFavoriteCategory: () => ({ body: { name: 'Best', type: 'store', items: [favorite()] } }),
  renameFavoriteCategory: async () => ({
    params: { id: (await madeCategory('To rename')).id },
    body: { name: 'Renamed' },
  }),
  deleteFavoriteCategory: async () => ({ params: { id: (await madeCategory('To go')).id } }),
  addToFavorite: async () => ({
    body: { category_id: (await madeCategory('To fill')).id, ...favorite() },
  }),
  starRow: () => ({
    body: { favoritable_type: 'account', favoritable_id: full.account.id, name: 'Favourite accounts' },
  }),
  addManyToFavorite: async () => ({
    body: {
      category_id: (await madeCategory('For many')).id,
      favoritable_type: 'store',
      favoritable_ids: [full.store.id],
    },
  }),
  removeFromFavorite: async () => {
    const category_id = (await madeCategory('To empty')).id
    await make('addToFavorite', { body: { category_id, ...favorite() } })
    return { body: { category_id, ...favorite() } }
  },
  deleteStore: async () => {
    const user = await used.api.newTeam()
    const { id, name } = await connectStore(used.api, user, 'other-shop')
    return { user, params: { id }, body: { name } }
  },
  transferTeam: async () => {
    const user = await used.api.newTeam()
    const successor = await used.api.newUser(user.team_id, { role: 'admin' })
    return { user, body: { user_id: successor.id, password: user.password } }
  },
  deleteTeam: async () => {
    const user = await used.api.newTeam()
    return { user, body: { name: user.name, password: user.password } }
  },
  keepTeam: async () => {
    const user = await used.api.newTeam()
    await make('deleteTeam', { body: { name: user.name, password: user.password } }, user)
    return { user }
  },
}

/** After these calls the caller may no longer make them, so no answer is repeated. */
const endsOwnRight = ['transferTeam']

/** Writes that take no key, each with what happens when it is sent twice. */
const unkeyed: Record<string, string> = {
  login: 'Makes a second session, which ends like the first.',
  logout: 'The session has ended: there is nobody to answer twice.',
  forgotPassword: 'Sends the link again, within the limits of mails.',
  checkResetLink: 'Changes nothing.',
  resetPassword: 'The link is used up.',
  signInWithSocial: 'The code is used up.',
  register: 'Sends the mail again, within the limits of mails; there is one registration for an address.',
  verifyEmail: 'The link is used up.',
  checkEmailVerification: 'Changes nothing.',
  checkVerification: 'Changes nothing.',
  checkUndo: 'Changes nothing.',
  continueSignIn: 'The cookie is used up.',
  undoChange: 'The link is used up.',
  resendVerificationEmail: 'Sends the link again, within the limits of mails.',
  completeRegistration: 'The registration is used up.',
  checkInvitation: 'Changes nothing.',
  acceptInvitation: 'The link is used up.',
  verifyNewEmail: 'The link is used up.',
  exportOrders: 'A file: it is made again, and changes nothing but the log.',
  exportCustomers: 'A file: it is made again, and changes nothing but the log.',
  exportDiscountCodes: 'A file: it is made again, and changes nothing but the log.',
  exportProducts: 'A file: it is made again, and changes nothing but the log.',
  exportPosts: 'A file: it is made again, and changes nothing but the log.',
  exportAuditEntries: 'A file: it is made again, and changes nothing but the log.',
  exportSellingPosts: 'A file: it is made again, and changes nothing but the log.',
  exportNotes: 'A file: it is made again, and changes nothing but the log.',
  exportUsers: 'A file: it is made again, and changes nothing but the log.',
  getPrivacyData: 'A file: it is made again, and changes nothing but the log.',
  loginWithFacebook: 'Makes an address that is good for one answer; unused ones end by themselves.',
  revokeAccount: 'What is revoked stays revoked.',
}

/** All rows of a team except keys, as text. */
async function everythingOf(team_id: number): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'team_id' and table_name not in ('write_keys', 'links')
    order by 1`.execute(used.opened.database)
  const rowsOf = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} || ' ' || to_jsonb(t)::text as row from ${sql.table(name)} t where team_id = ${sql.lit(team_id)}`,
  )
  const { rows } = await sql<{ row: string }>`${sql.join(rowsOf, sql` union all `)} order by row`.execute(
    used.opened.database,
  )
  return rows.map(({ row }) => row)
}

const countOf = async (table: string) => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(used.opened.database)
  return rows[0]?.count
}

const keysOf = (user: TestUser) =>
  used.opened.database.selectFrom('write_keys').selectAll().where('user_id', '=', user.id).execute()

test('every write accepts a key, or says why it needs none', () => {
  const writes = endpoints.filter((endpoint) => isWrite(endpoint))
  const named = [...Object.keys(inputs), ...Object.keys(unkeyed)]
  expect(writes.map(({ name }) => name).toSorted()).toEqual(named.toSorted())
  expect(keyed.map(({ name }) => name).toSorted()).toEqual(Object.keys(inputs).toSorted())
})

describe.each(Object.entries(inputs))('%s', (name, inputOf) => {
  test('has one effect and the same answer when it is sent twice with one key', async () => {
    const endpoint = endpointOf(name)
    const input = await inputOf()
    await used.api.jobsSettled()
    const user = input.user ?? full.team
    const before = [await everythingOf(user.team_id), await countOf('links'), await countOf('mails')]
    const key = newKey()
    const first = await send(user, endpoint, input, key)
    const told = await first.text()
    expect([first.status, told]).toEqual([endpoint.status, expect.any(String)])
    await used.api.jobsSettled()
    const after = [await everythingOf(user.team_id), await countOf('links'), await countOf('mails')]
    if (name !== 'openTeamExport') expect(after).not.toEqual(before)

    const second = await send(user, endpoint, input, key)
    await used.api.jobsSettled()
    if (endsOwnRight.includes(name)) {
      expect([second.status, await codeOf(second)]).toEqual([403, 'FORBIDDEN'])
    } else {
      expect([second.status, await second.text()]).toEqual([first.status, told])
      expect(second.headers.get('idempotency-replayed')).toBe('true')
    }
    expect([await everythingOf(user.team_id), await countOf('links'), await countOf('mails')]).toEqual(after)
  })
})

describe('a key', () => {
  let team: TestTeam
  let other: TestUser
  beforeAll(async () => {
    team = await used.api.newTeam()
    other = await used.api.newUser(team.team_id)
  })
  const createCategory = endpointOf('createFavoriteCategory')
  const category = (name: string) => ({ body: { name, type: 'store' } })
  const categoriesOf = async (user: TestUser) =>
    (
      await dataOf<{ name: string }[]>(
        await used.api.request('GET', '/favorites/categories', { token: user.token }),
      )
    ).map(({ name }) => name)

  test('gives one effect to twenty calls at once', async () => {
    const key = newKey()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(team, createCategory, category('Twenty'), key)),
    )
    expect((await categoriesOf(team)).filter((name) => name === 'Twenty')).toHaveLength(1)
    for (const answer of answers) {
      if (answer.status === createCategory.status) continue
      expect([answer.status, await codeOf(answer)]).toEqual([409, 'WRITE_IN_PROGRESS'])
      expect(answer.headers.get('retry-after')).toBe('2')
    }
    expect((await send(team, createCategory, category('Twenty'), key)).status).toBe(createCategory.status)
  })

  test('is separate for another person or another team', async () => {
    const key = newKey()
    const stranger = await used.api.newTeam()
    for (const user of [team, other, stranger]) {
      const answer = await send(user, createCategory, category('Shared key'), key)
      expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([
        createCategory.status,
        null,
      ])
      expect(await categoriesOf(user)).toContain('Shared key')
    }
  })

  test('is refused when it was used for another input or another call', async () => {
    const key = newKey()
    await send(team, createCategory, category('First'), key)
    const otherInput = await send(team, createCategory, category('Second'), key)
    expect([otherInput.status, await codeOf(otherInput)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    const otherCall = await send(team, endpointOf('updateMeta'), { body: { theme: 'dark' } }, key)
    expect([otherCall.status, await codeOf(otherCall)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await categoriesOf(team)).not.toContain('Second')
  })

  test.each(['short', 'x'.repeat(65), 'x'.repeat(5000), 'with blanks', 'a/b/c/d/e', 'ünïcode-key'.slice(2)])(
    'is refused when it is like %s',
    async (key) => {
      const answer = await send(team, createCategory, category('Never'), key)
      expect([answer.status, await codeOf(answer)]).toEqual([400, 'INVALID_IDEMPOTENCY_KEY'])
      expect(await categoriesOf(team)).not.toContain('Never')
    },
  )

  test('is free again after a call that was refused without a change', async () => {
    const key = newKey()
    const wrong = { params: { id: 999_999 }, body: { name: 'Renamed' } }
    expect((await send(team, endpointOf('renameFavoriteCategory'), wrong, key)).status).toBe(404)
    expect((await send(team, createCategory, category('After a refusal'), key)).status).toBe(
      createCategory.status,
    )
  })

  test('is deleted after a day', async () => {
    const user = await used.api.newUser(team.team_id)
    const { now } = used.api.clock
    await send(user, createCategory, category('Yesterday'), newKey())
    await forgetOldKeys(used.opened.database, new Date(now.getTime() + dayMs - 1000))
    expect(await keysOf(user)).toHaveLength(1)
    await forgetOldKeys(used.opened.database, new Date(now.getTime() + dayMs + 1000))
    expect(await keysOf(user)).toEqual([])
  })

  test('stores nothing readable: neither the key, nor the request or the answer', async () => {
    const user = await used.api.newUser(team.team_id)
    const key = newKey()
    await send(user, createCategory, category('Surprise party'), key)
    const kept = JSON.stringify(await keysOf(user))
    expect(kept).not.toContain(key)
    expect(kept).not.toContain('Surprise')
  })

  /** Sends with a database that dies at the n-th transaction; returns how it ended. */
  async function sendDying(user: TestUser, transactions: number, key: string, content: string) {
    const { database } = used.api.dependencies
    const dying = dyingDatabase(database, transactions)
    used.api.dependencies.database = dying.database
    try {
      return await send(user, endpointOf('createNote'), { body: storeNote(content) }, key)
    } finally {
      used.api.dependencies.database = database
    }
  }
  const notesOf = async (content: string) => {
    const { notable_type, notable_id } = storeNote()
    const found = await used.api.request(
      'GET',
      `/notes?notable_type=${notable_type}&notable_id=${notable_id}`,
      { token: full.team.token },
    )
    return (await dataOf<Note[]>(found)).filter((note) => note.content === content)
  }

  test.each([1, 2, 3])('has one effect when the process dies at its transaction %i', async (transactions) => {
    const key = newKey()
    const content = `Died at ${transactions}`
    const died = await sendDying(full.team, transactions, key, content)
    const body = { body: storeNote(content) }
    const again = () => send(full.team, endpointOf('createNote'), body, key)
    const { now } = used.api.clock
    let answer = died.ok ? died : await again()
    if (answer.status === 409 && (await answer.clone().json()).code === 'WRITE_IN_PROGRESS') {
      used.api.clock.now = new Date(now.getTime() + 61_000)
      answer = await again()
    }
    used.api.clock.now = now
    expect(await notesOf(content)).toHaveLength(1)
    if (!answer.ok) expect(await codeOf(answer)).toBe('WRITE_ALREADY_DONE')
    expect(await notesOf(content)).toHaveLength(1)
  })

  test('keeps the first run from committing when another run took it over', async () => {
    const key = newKey()
    const content = 'Slow'
    const { now } = used.api.clock
    const { database } = used.api.dependencies
    let transactions = 0
    let second: Response | undefined
    used.api.dependencies.database = new Proxy(database, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown
        if (name !== 'transaction')
          return typeof value === 'function' ? (value.bind(target) as unknown) : value
        return () => ({
          async execute(work: never) {
            transactions += 1
            if (transactions === 2) {
              // As if the process had stopped for a minute between its claim and its work.
              used.api.dependencies.database = database
              used.api.clock.now = new Date(now.getTime() + 61_000)
              second = await send(full.team, endpointOf('createNote'), { body: storeNote(content) }, key)
            }
            return target.transaction().execute(work)
          },
        })
      },
    })
    const first = await send(full.team, endpointOf('createNote'), { body: storeNote(content) }, key)
    used.api.dependencies.database = database
    used.api.clock.now = now
    expect(second?.status).toBe(201)
    expect([first.status, await codeOf(first)]).toEqual([409, 'WRITE_IN_PROGRESS'])
    expect(await notesOf(content)).toHaveLength(1)
  })
})
