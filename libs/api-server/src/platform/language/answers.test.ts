import { expect, test } from 'vitest'
import { shortLinkPath } from '@tandem/api-contract'
import { dataOf, errorOf } from '../../testing/read-answer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()
const turkish = { 'accept-language': 'tr-TR,tr;q=0.9,en;q=0.8' }

test("an error without a session is in the browser's language, and its headers say so to caches", async () => {
  const body = { email: 'nobody@example.test', password: 'not-the-password' }
  const ask = (headers: Record<string, string>) => used.api.request('POST', '/auth/login', { body, headers })
  const answer = await ask(turkish)
  expect(await errorOf(answer)).toMatchObject({
    code: 'INVALID_CREDENTIALS',
    message: 'E-posta veya parola yanlış.',
  })
  expect(answer.headers.get('vary')).toContain('Accept-Language')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  for (const hostile of ['', '*', 'tr;q=nan', `${'x'.repeat(64 * 1024)},tr`])
    expect((await errorOf(await ask({ 'accept-language': hostile }))).message).toBe(
      'Incorrect email or password.',
    )
})

test('errors of several fields are in Turkish', async () => {
  const body = { name: 'A', email: 'no address', password: 'short', confirmPassword: 'other', team_name: '' }
  const answer = await used.api.request('POST', '/auth/register', { body, headers: turkish })
  expect(answer.status).toBe(422)
  const { errors, message } = await errorOf(answer)
  expect(errors).toMatchObject({
    name: ['Ad en az 2 karakter olmalıdır'],
    email: ['Lütfen geçerli bir e-posta adresi girin'],
    password: ['Parola en az 8 karakter olmalıdır'],
    team_name: ['Takım adı en az 2 karakter olmalıdır'],
    timezone: ['Bu alan zorunludur'],
  })
  expect(message).toBe('Ad en az 2 karakter olmalıdır')
})

test("a person's chosen language takes precedence over the browser's, in both directions", async () => {
  const team = await used.api.newTeam()
  const refused = async (headers: Record<string, string>) => {
    const { token } = team
    return (await errorOf(await used.api.request('PUT', '/me/profile', { token, body: {}, headers }))).message
  }
  const choose = async (language: string) =>
    used.api.request('PUT', '/me/profile', { token: team.token, body: { language } })
  const english = { 'accept-language': 'en' }
  expect(await refused(turkish)).toBe('Kaydedilecek değişiklik yok')
  await choose('tr')
  expect(await refused(english)).toBe('Kaydedilecek değişiklik yok')
  await choose('en')
  expect(await refused(turkish)).toBe('No changes to save')
})

test("names and values in a text aren't translated", async () => {
  const { token } = await used.api.newTeam()
  const body = { list: 'orders', name: 'Required', search: 'status=completed' }
  const save = () => used.api.request('POST', '/filters', { token, body, headers: turkish })
  await save()
  expect((await errorOf(await save())).message).toContain('“Required” adlı bir filtreniz zaten var')
})

test('texts in answers are in the requested language: error pages, roles, the audit log', async () => {
  const team = await used.api.newTeam()
  const { token } = team
  const get = async <Data>(path: string) =>
    dataOf<Data>(await used.api.request('GET', path, { token, headers: turkish }))
  expect(await get('/helpers/error?code=404')).toMatchObject({ title: 'Sayfa bulunamadı' })
  expect(await get('/users/roles')).toMatchObject({
    roles: [{ role: 'super_admin', name: 'Süper yönetici' }, {}, {}, {}],
    permissions: expect.arrayContaining([
      expect.objectContaining({ permission: 'stores.read', group: 'Mağazalar ve satışlar' }),
    ]) as unknown,
  })
  expect(await get<{ description: string }[]>('/audit/actions')).toContainEqual({
    action: 'session.started',
    description: 'Giriş yaptı',
  })
})

test("the page of an unknown short link is in the visitor's language", async () => {
  const visit = async (headers: Record<string, string>) => {
    const answer = await used.api.fetch(
      new Request(`http://tandem.test${shortLinkPath}/nowhere`, { headers }),
    )
    expect(answer.headers.get('vary')).toContain('Accept-Language')
    return answer.text()
  }
  expect(await visit(turkish)).toMatch(/<html lang="tr">[^]*Bağlantı bulunamadı/)
  expect(await visit({})).toMatch(/<html lang="en">[^]*Link not found/)
})
