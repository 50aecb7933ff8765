import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isWrite } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { errorCatalogue } from './errors.ts'
import { Day } from './list-filter.ts'
import { isAllowed, permissions } from './permissions.ts'
import { resources } from './resources.ts'
import { roles } from './role.ts'
import { OrderSearch } from './orders.ts'
import { NewStore, StoreChanges } from './store-connection.ts'
import { AccountUsername } from './accounts.ts'
import { Login } from './auth.ts'
import { ForgottenPassword } from './reset-password.ts'
import { Registration } from './registration.ts'
import { MetaChanges } from './me.ts'
import { takesWriteKey } from './write-key.ts'

const texts = (schema: v.GenericSchema, input: unknown) => {
  const result = v.safeParse(schema, input)
  return result.success ? [] : result.issues.map((issue) => [v.getDotPath(issue), issue.message])
}

test('uses each name and call once', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(calls).size).toBe(endpoints.length)
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
})

test('says what every read reads and every write changes, and names no resource that nobody reads', () => {
  for (const call of endpoints) {
    if (isWrite(call)) expect(call.reads, call.name).toEqual([])
    else {
      expect(call.reads.length, call.name).toBeGreaterThan(0)
      expect(call.changes, call.name).toEqual([])
    }
    for (const resources of [call.reads, call.changes])
      expect(new Set(resources).size, call.name).toBe(resources.length)
  }
  const read = new Set<string>(endpoints.flatMap(({ reads }) => reads))
  expect(resources.filter((resource) => !read.has(resource))).toEqual([])
})

test('gives calls that may wait for a network an idempotency key and no field for a secret', () => {
  const fieldsOf = (schema: unknown): string[] => {
    const { entries, options, pipe, item, wrapped } = Object(schema) as Record<string, unknown>
    const inner = [...Object.values(Object(entries) as object), ...[options, pipe].flat(), item, wrapped]
    return [
      ...Object.keys(Object(entries) as object),
      ...inner.flatMap((each) => (each ? fieldsOf(each) : [])),
    ]
  }
  const isSecret = (field: string) => /password|secret|token|code|key|email/.test(field)
  expect(fieldsOf(NewStore).filter(isSecret)).not.toEqual([])
  const waiting = endpoints.filter(({ whenOffline }) => whenOffline === 'queue')
  expect(waiting.length).toBeGreaterThan(0)
  for (const call of waiting) {
    expect(takesWriteKey(call), call.name).toBe(true)
    expect([call.params, call.search, call.body].flatMap(fieldsOf).filter(isSecret), call.name).toEqual([])
  }
})

test('uses 401 only for a missing session, because clients sign out on it', () => {
  const unauthorised = Object.entries(errorCatalogue).filter(([, { status }]) => status === 401)
  expect(unauthorised.map(([code]) => code)).toEqual(['UNAUTHENTICATED'])
})

test('gives each role everything the role below has, and viewers nothing that changes shared data', () => {
  for (const [index, role] of roles.slice(0, -1).entries()) {
    expect(permissions[role]).toEqual(expect.arrayContaining([...permissions[roles[index + 1] ?? role]]))
  }
  expect(permissions.viewer.filter((permission) => !permission.endsWith('.read'))).toEqual(['own.write'])
  expect(isAllowed('editor', 'members.write')).toBe(false)
})

test("reads the email address of a sign-in in any case, with the specification's texts", () => {
  expect(v.parse(Login, { email: ' Selin@Example.COM ', password: '123456' }).email).toBe('selin@example.com')
  for (const email of ['', 'a', 'a@', '@b.co', 'a@b', 'a@b..co', 'a b@c.co', 'a@b@c.co']) {
    expect(texts(Login, { email, password: '123456' })).toEqual([
      ['email', 'Please enter a valid email address'],
    ])
  }
  expect(texts(Login, { email: 'a@b.co', password: '12345' })).toEqual([
    ['password', 'The password is too short'],
  ])
})

test("says what is missing or wrong in a registration, in the specification's words", () => {
  const registration = {
    name: 'Selin Acar',
    email: 'selin@example.com',
    password: 'eight888',
    confirmPassword: 'eight888',
    team_name: 'Linden & Oak',
    timezone: 'Europe/London',
  }
  expect(texts(Registration, registration)).toEqual([])
  const wrong = { name: 'S', email: 'selin', password: 'seven77', team_name: 'L', timezone: 'E' }
  expect(texts(Registration, { ...registration, ...wrong })).toEqual([
    ['name', 'Name must be at least 2 characters long'],
    ['email', 'Please enter a valid email address'],
    ['password', 'Password must be at least 8 characters long'],
    ['team_name', 'Team name must be at least 2 characters long'],
    ['timezone', 'Timezone is required'],
    ['confirmPassword', 'Passwords do not match'],
  ])
  expect(texts(Registration, { ...registration, name: 'S', confirmPassword: 'eight889' })).toEqual([
    ['name', 'Name must be at least 2 characters long'],
    ['confirmPassword', 'Passwords do not match'],
  ])
  expect(texts(Registration, { password: 'seven77', confirmPassword: 'eight889' })).toContainEqual([
    'confirmPassword',
    'Passwords do not match',
  ])
  expect(texts(ForgottenPassword, { email: 'selin' })).toEqual([
    ['email', 'Please enter a valid email address.'],
  ])
})

test('allows long passwords, spaces and any script', () => {
  const { password } = Registration.entries
  for (const text of ['        ', '\u{1f9d1}\u{200d}\u{1f680}'.repeat(3), 'x'.repeat(1024), 'ıİ şifre ğ'])
    expect(v.parse(password, text)).toBe(text)
  expect(v.is(password, 'x'.repeat(1025))).toBe(false)
})

test('refuses addresses that a mail header would read as two or as a name', () => {
  const hostile = [
    'a,b@c.co',
    'a;b@c.co',
    '"a"@c.co',
    'a<b@c.co>',
    'a@c.co,d.co',
    'a(b)@c.co',
    'a\u202eb@c.co',
  ]
  for (const email of hostile) expect(v.is(ForgottenPassword, { email }), email).toBe(false)
  for (const email of ["o'neil+shop@c.co", 'ünal@örnek.com'])
    expect(v.is(ForgottenPassword, { email }), email).toBe(true)
})

test("says what is missing or wrong when a WooCommerce store is connected, in the specification's words", () => {
  const store = {
    type: 'woocommerce',
    name: 'Oak Workshop',
    currency_id: 978,
    woocommerce_url: 'https://shop.example.com',
    woocommerce_consumer_key: 'ck_1',
    woocommerce_consumer_secret: 'cs_1',
  }
  expect(texts(NewStore, store)).toEqual([])
  expect(texts(NewStore, { ...store, woocommerce_url: '' })).toContainEqual([
    'woocommerce_url',
    'Store URL is required for WooCommerce',
  ])
  for (const url of ['shop', 'ftp://shop.example.com', 'javascript:alert(1)']) {
    expect(texts(NewStore, { ...store, woocommerce_url: url })).toEqual([
      ['woocommerce_url', 'Url must be url format'],
    ])
  }
  expect(texts(NewStore, { ...store, woocommerce_consumer_key: 'cs_1' })[0]?.[0]).toBe(
    'woocommerce_consumer_key',
  )
  expect(texts(NewStore, { ...store, woocommerce_consumer_secret: 'ck_1' })[0]?.[0]).toBe(
    'woocommerce_consumer_secret',
  )
  expect(texts(NewStore, { ...store, type: 'magento' })[0]?.[0]).toBe('type')
  expect(texts(NewStore, { ...store, team_id: 2 })[0]?.[0]).toBe('team_id')
})

test("says what is missing or wrong when a Shopify store is connected, in the specification's words", () => {
  const shop = { type: 'shopify', name: 'Linden Home', currency_id: 949, shopify_store_name: 'linden-home' }
  const store = { ...shop, shopify_access_token: 'shpat_1' }
  expect(texts(NewStore, store)).toEqual([])
  expect(texts(NewStore, { ...store, shopify_client_secret: 'secret' })).toEqual([])
  expect(texts(NewStore, { ...shop, shopify_client_id: 'id', shopify_client_secret: 'secret' })).toEqual([])
  const named = (shopify_store_name: string) => texts(NewStore, { ...store, shopify_store_name })
  expect(named('')).toContainEqual(['shopify_store_name', 'Store name is required for Shopify'])
  expect(named('x')).toContainEqual(['shopify_store_name', 'Store name required'])
  for (const name of ['evil.com#', 'a.b', '-x', 'linden home', 'lïnden', 'a/../b', 'x'.repeat(300)])
    expect(named(name)[0]?.[0], name).toBe('shopify_store_name')
  expect(named('linden_home')).toEqual([['shopify_store_name', 'Store name contains invalid characters']])
  expect(texts(NewStore, { ...store, shopify_access_token: '' })).toContainEqual([
    'shopify_access_token',
    'Access token is required for Shopify',
  ])
  expect(texts(NewStore, { ...store, shopify_access_token: 'token' })[0]?.[0]).toBe('shopify_access_token')
  for (const keys of [{}, { shopify_client_id: 'id' }, { shopify_client_secret: 'secret' }])
    expect(texts(NewStore, { ...shop, ...keys })).toEqual([
      [null, 'Enter an access token, or a client ID with its secret'],
    ])
})

test('requires both new keys of a store together', () => {
  expect(texts(StoreChanges, { woocommerce_consumer_key: 'ck_1' })[0]?.[0]).toBe(
    'woocommerce_consumer_secret',
  )
  expect(texts(StoreChanges, { name: 'New name' })).toEqual([])
  expect(texts(StoreChanges, {})).toEqual([[null, 'Nothing to save']])
})

test('reads text and numbers alike in a search, and keeps pages within their limits', () => {
  expect(v.parse(OrderSearch, {})).toEqual({ page: 1, per_page: 10, search_term: '', sort: '-ordered_at' })
  expect(v.parse(OrderSearch, { store_id: '7', page: '0', per_page: '1000' })).toMatchObject({
    store_id: 7,
    page: 1,
    per_page: 100,
  })
  for (const search of [
    { page: 'ten' },
    { page: '1.5' },
    { store_id: '0' },
    { store_id: '9223372036854775808' },
    { sort: 'id' },
  ]) {
    expect(texts(OrderSearch, search)).toHaveLength(1)
  }
  expect(texts(OrderSearch, { search_term: 'x'.repeat(201) })).toHaveLength(1)
  expect(texts(OrderSearch, { search_term: 'a\u0000' })).toHaveLength(1)
})

test('reads a username from what people paste, and refuses the address of a post', () => {
  for (const typed of [
    'keramik.kiez',
    ' @Keramik.Kiez ',
    'instagram.com/keramik.kiez',
    'https://www.instagram.com/keramik.kiez/?hl=en',
    'http://m.instagram.com/keramik.kiez#top',
  ])
    expect(v.parse(AccountUsername, typed), typed).toBe('keramik.kiez')
  for (const typed of [
    '',
    '@',
    'https://www.instagram.com/',
    'instagram.com',
    'https://www.instagram.com/p/C1a2B3/',
    'instagram.com/reel/C1a2B3',
    'https://www.instagram.com/stories/keramik.kiez/123',
  ])
    expect(texts(AccountUsername, typed), typed).toEqual([[null, 'Enter a username']])
  for (const typed of ['two words', 'ünal', 'x'.repeat(31), 'https://example.com/keramik.kiez'])
    expect(texts(AccountUsername, typed)[0]?.[1], typed).toMatch(/^Usernames can contain/)
})

test('accepts only known preferences, and stores numbers as text', () => {
  expect(v.parse(MetaChanges, { show_sidebar_menu: 0 })).toEqual({ show_sidebar_menu: '0' })
  expect(texts(MetaChanges, { anything: '1' })).toHaveLength(1)
})

test('accepts only days that exist in the calendar and in the database', () => {
  for (const day of ['0001-01-01', '2024-02-29', '9999-12-31']) expect(texts(Day, day), day).toEqual([])
  for (const day of [
    'x',
    '',
    '0000-06-01',
    '0000-02-29',
    '2026-02-30',
    '2026-13-01',
    '10000-01-01',
    '-001-01-01',
  ]) {
    expect(texts(Day, day), day).toEqual([[null, 'This is not a date']])
  }
})
