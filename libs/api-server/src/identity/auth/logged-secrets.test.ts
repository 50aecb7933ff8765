import { expect, test } from 'vitest'
import type { PendingRegistration, SignedInUser } from '@tandem/api-contract'
import { mailedLink } from '../../testing/mailed-link.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

const post = async <Data>(path: string, body: unknown, token?: string): Promise<Data> =>
  ((await (await used.api.request('POST', path, { body, token })).json()) as { data: Data }).data

test('no log line, audit entry or job contains a password, a token, a link or an address', async () => {
  const email = `marker-${crypto.randomUUID()}@example.test`
  const [password, next] = ['marker-password-one', 'marker-password-two']
  const form = { name: 'Marker Person', team_name: 'Marker Team', timezone: 'UTC', email }
  const page = await post<PendingRegistration>('/auth/register', {
    ...form,
    password,
    confirmPassword: password,
  })
  await post('/auth/login', { email, password })
  const verification = await mailedLink(used.api, email)
  await post('/auth/register/verify-email', {
    user_id: verification.user_id,
    hash: verification.hash,
    on_page_token: page.on_page_token,
  })
  const waiting = { user_id: page.id, on_page_token: page.on_page_token }
  const { user } = await post<{ user: SignedInUser }>(
    '/auth/register/check-email-verification-status',
    waiting,
  )
  const session = user.personal_access_token

  await post('/auth/login/forgot-password', { email })
  const reset = await mailedLink(used.api, email)
  const link = { user_id: reset.user_id, hash: reset.hash }
  const { token } = await post<{ token: string }>('/auth/login/forgot-password/verify', link)
  const invited = `marker-${crypto.randomUUID()}@example.test`
  await post('/users/invite', { name: 'Marker Guest', email: invited, role: 'viewer' }, session)
  const invitation = await mailedLink(used.api, invited)
  const accepting = { user_id: invitation.user_id, hash: invitation.hash, timezone: 'UTC' }
  await post('/users/invite/complete-registration', { ...accepting, password: 'Tandem2026' })
  await post('/users/invite/complete-registration', { ...accepting, password: next })
  const moved = `marker-${crypto.randomUUID()}@example.test`
  await post('/me/update-email', { email: moved, password }, session)
  const change = await mailedLink(used.api, moved)
  await post('/me/update-email/verify', { user_id: change.user_id, hash: change.hash })
  await post('/auth/login/forgot-password/reset-password', { user_id: page.id, token, password: next })
  for (let time = 0; time < 12; time++) await post('/auth/login', { email: moved, password: 'marker-guess' })

  const { database } = used.opened
  const audit = await database.selectFrom('audit_entries').selectAll().execute()
  const actions = audit.map(({ action }) => action)
  for (const action of [
    'team.created',
    'session.started',
    'user.invited',
    'invitation.accepted',
    'user.email_changed',
    'session.refused',
  ])
    expect(actions).toContain(action)
  const lines = used.api.log.map(({ level, message, fields }) => JSON.stringify([level, message, fields]))
  expect(lines.join('\n')).toContain('sign-in failed')
  expect(lines.join('\n')).toContain('a limit for an address was reached')
  const secrets = [password, next, 'marker-guess', 'Tandem2026', session, token, page.on_page_token]
  const hashes = [verification, reset, invitation, change].map(({ hash }) => hash)
  for (const secret of [...secrets, ...hashes, email, invited, moved]) {
    expect(
      lines.filter((line) => line.includes(secret)),
      secret,
    ).toEqual([])
  }
  // An entry contains the actor's address, but nothing else that they typed or were sent.
  for (const secret of [...secrets, ...hashes]) expect(JSON.stringify(audit), secret).not.toContain(secret)
})

test('a line break in the input makes no new line in the log', async () => {
  const before = used.api.log.length
  await post('/auth/login', { email: 'a@b.co\r\n{"level":"info"}', password: 'x\r\nforged' })
  const added = used.api.log.slice(before).map((line) => JSON.stringify(line))
  expect(added.join('')).not.toMatch(/forged|[\r\n]/)
})
