import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registrationForm } from '../../testing/registration-form.ts'
import { createTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { TestDatabase } from '../../testing/test-database.ts'

/**
 * What a call did, in order: each query by its kind and table, each hashed or compared password. Only of the
 * watched call, because workers query the database at other times.
 */
const watched = new AsyncLocalStorage<string[]>()
const note = (step: string) => watched.getStore()?.push(step)

const tableOf = (node: RootOperationNode) => {
  const [, table] = /"kind":"TableNode".*?"name":"(\w+)"/.exec(JSON.stringify(node)) ?? []
  return table ?? ''
}
const watcher: KyselyPlugin = {
  transformQuery({ node }) {
    note(`${node.kind} ${tableOf(node)}`)
    return node
  },
  transformResult: async ({ result }) => result,
}

let opened: TestDatabase
let api: TestApi
beforeAll(async () => {
  opened = await openTestDatabase()
  api = await createTestApi({ database: opened.database.withPlugin(watcher) })
  const { passwords } = api.dependencies
  const { hash, verify } = passwords
  api.dependencies.passwords = {
    ...passwords,
    hash: (...given) => (note('hash'), hash(...given)),
    verify: (...given) => (note('verify'), verify(...given)),
  }
})
afterAll(async () => {
  await api?.close()
  await opened?.close()
})

const register = (email: string) => api.request('POST', '/auth/register', { body: registrationForm(email) })

/** Addresses of the same length, so that answers don't differ by it. */
const newAddress = () => `person-${crypto.randomUUID()}@example.test`

const people: Record<string, () => Promise<string>> = {
  async known() {
    return (await api.newTeam()).email
  },
  async unknown() {
    return newAddress()
  },
  async unverified() {
    const email = newAddress()
    await register(email)
    return email
  },
  async deactivated() {
    const team = await api.newTeam()
    return (await api.newUser(team.team_id, { status: 'inactive' })).email
  },
  async invited() {
    const team = await api.newTeam()
    const email = newAddress()
    const body = { name: 'Mert Aydın', email, role: 'viewer' }
    await api.request('POST', '/users/invite', { token: team.token, body })
    return email
  },
}

const calls: Record<string, (email: string) => Promise<Response>> = {
  'sign-in with a wrong password': (email) =>
    api.request('POST', '/auth/login', { body: { email, password: 'not-the-password' } }),
  'a forgotten password': (email) => api.request('POST', '/auth/login/forgot-password', { body: { email } }),
  'the verification mail again': (email) =>
    api.request('POST', '/auth/register/resend-verification-email', { body: { email } }),
  registering: register,
}

/** Removes what differs in every call: ids and tokens, each of fixed length. */
const withoutChance = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/[0-9a-f]{64}/g, '<token>')
    .replaceAll(/"id":\d+/g, '"id":<number>')

async function observe(call: (email: string) => Promise<Response>, email: string) {
  const done: string[] = []
  const response = await watched.run(done, () => call(email))
  const headers = Object.fromEntries(response.headers)
  return {
    answer: { status: response.status, headers: withoutChance(JSON.stringify(headers)) },
    body: withoutChance(await response.text()),
    done,
  }
}

// The decoy password is created by the first sign-in of a process.
beforeAll(() =>
  api.request('POST', '/auth/login', { body: { email: newAddress(), password: 'not-the-password' } }),
)

describe.each(Object.entries(calls))('%s', (name, call) => {
  test('has the same answer and cost, whoever has the address', async () => {
    const expected = await observe(call, await (people['known'] as () => Promise<string>)())
    expect(expected.done.length).toBeGreaterThan(1)
    if (name !== 'the verification mail again' && name !== 'a forgotten password')
      expect(expected.done.filter((step) => step === 'hash' || step === 'verify')).toHaveLength(1)
    for (const [kind, person] of Object.entries(people))
      expect(await observe(call, await person()), kind).toEqual(expected)
  })
})

test('a pending verification is polled alike, whether or not the address had an account', async () => {
  const pollFor = async (email: string) => {
    const { data } = (await (await register(email)).json()) as { data: { id: number; on_page_token: string } }
    const body = { user_id: data.id, on_page_token: data.on_page_token }
    return observe(
      () => api.request('POST', '/auth/register/check-email-verification-status', { body }),
      email,
    )
  }
  const unknown = await pollFor(newAddress())
  expect(await pollFor((await api.newTeam()).email)).toEqual(unknown)
})

test('an invitation with a wrong hash is checked alike for a member, a deactivated one and nobody', async () => {
  const team = await api.newTeam()
  const inactive = await api.newUser(team.team_id, { status: 'inactive' })
  const checkFor = (user_id: number) =>
    observe(
      () =>
        api.request('POST', '/users/invite/invitation-check', { body: { user_id, hash: 'f'.repeat(64) } }),
      '',
    )
  const nobody = await checkFor(999_999_999)
  expect(nobody.answer.status).toBe(400)
  expect(await checkFor(team.id)).toEqual(nobody)
  expect(await checkFor(inactive.id)).toEqual(nobody)
})

test('no more guesses than the limit reach a password, however many come at once', async () => {
  const { email } = await api.newTeam()
  const done: string[] = []
  const guess = (_: unknown, index: number) =>
    api.request('POST', '/auth/login', { body: { email, password: `guess-number-${index}` } })
  const answers = await watched.run(done, () => Promise.all(Array.from({ length: 200 }, guess)))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
  expect(done.filter((step) => step === 'verify')).toHaveLength(10)
})
