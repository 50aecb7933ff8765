import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import type { ApiDependencies } from '@tandem/api-server'
import { serverRenderedPages } from './server-rendered-pages.ts'

const document =
  '<html><head><link rel="preload" data-font="onest" href="/f.woff2">\n<title>Tandem</title>' +
  '<script>theme()</script><link rel="stylesheet" href="/assets/style-1.css"></head>' +
  '<body><div id="root"></div><noscript>Tandem needs JavaScript.</noscript></body></html>'

/** A build whose pages show what they were rendered with. */
const renderModule = `
let facts, language, ask
export const prepare = async (given) => ({ facts, language, fetch: ask } = given)
const asked = async () => (await ask(new Request('http://tandem.test/api/words', { headers: { 'accept-language': language } }))).text()
export const isServerRendered = (path) => path.startsWith('/auth/') || path === '/terms'
export async function renderPage(address, posted) {
  if (address === '/auth/elsewhere') return null
  const html = '<form>' + address + (address.startsWith('/auth/asks') ? await asked() : '') + (posted ? posted.refusal.code : '') + facts.texts.terms + (facts.demo?.email ?? '') + (language === 'tr' ? ' tr' : '') + '</form>'
  return { title: '<title>Rendered</title>', html, state: '{"a":"$&"}', stateId: 'state', isForAll: address === '/terms' }
}`

type Demo = Parameters<typeof serverRenderedPages>[0]['demo']

async function served({ legal, demo = null }: { legal?: string; demo?: Demo } = {}) {
  const asked: (string | null)[] = []
  const folder = await mkdtemp(join(tmpdir(), 'tandem-rendered-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of ['.prerender', 'legal', 'own']) await mkdir(join(folder, name))
  await writeFile(join(folder, '.prerender/render-page.js'), renderModule)
  await writeFile(join(folder, '.prerender/critical.css'), '.a{color:red}')
  await writeFile(join(folder, 'theme.js'), 'theme()')
  for (const name of ['terms', 'privacy']) {
    await writeFile(join(folder, `legal/${name}.txt`), `our ${name}`)
    await writeFile(join(folder, `legal/${name}.tr.txt`), `our Turkish ${name}`)
  }
  if (legal !== undefined) await writeFile(join(folder, 'own/terms.txt'), legal)
  const app = new Hono()
  app.route(
    '/',
    await serverRenderedPages({
      folder,
      legalFolder: legal === undefined ? null : join(folder, 'own'),
      shell: new Hono().get('*', (context) => context.html(document)),
      api: {
        fetch: ({ method, headers }) => {
          if (method === 'POST') return Response.json({ code: 'INVALID_CREDENTIALS' }, { status: 400 })
          asked.push(headers.get('accept-language'))
          return Response.json(asked.at(-1))
        },
      },
      dependencies: { settings: { appUrl: 'http://tandem.test', passwordMinLength: 8 } } as ApiDependencies,
      demo,
    }),
  )
  return { app, folder, asked }
}

const textAt = async (app: Hono, address: string, headers: Record<string, string> = {}) =>
  (await app.request(`http://tandem.test${address}`, { headers })).text()

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('puts a page into the document with inline theme and styles, which the policy allows by their hash', async () => {
  const { app } = await served()
  const answer = await app.request('http://tandem.test/auth/login?next=%2F')
  const text = await answer.text()
  expect(text).toContain(
    '<div id="root" data-before-script data-signed-out><form>/auth/loginour terms</form></div>',
  )
  expect(text).toContain('<script type="application/json" id="state">{"a":"$&"}</script>')
  expect(text).toContain('<title>Rendered</title>')
  expect(text).toContain('<script>theme()</script>')
  expect(text).toContain(
    '<link rel="expect" href="#state" blocking="render"><style>.a{color:red}</style><link rel="stylesheet" data-later="/assets/style-1.css">',
  )
  expect(text).not.toMatch(/data-font|noscript/)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src 'self' ${hash('theme()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('.a{color:red}')};`)
  expect(policy).not.toContain('unsafe')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('referrer-policy')).toBe('same-origin')
})

it('renders a refused form with the status of the refusal, and never lets it be cached', async () => {
  const { app } = await served()
  const answer = await app.request('http://tandem.test/auth/login', {
    method: 'POST',
    body: 'email=a%40b.test&password=secret',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('<form>/auth/loginINVALID_CREDENTIALS')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('renders pages of mail links and of failed provider sign-ins anew for each request', async () => {
  const { app } = await served()
  for (const address of [
    '/auth/invitation?user_id=1&hash=a',
    '/auth/invitation?user_id=1&hash=b',
    '/auth/login?social=busy',
  ])
    expect(await textAt(app, address)).toContain(`<form>${address}our terms`)
  const link = await app.request('http://tandem.test/auth/invitation?user_id=1&hash=a')
  expect(link.headers.get('cache-control')).toBe('no-store')
})

it('leaves pages that cannot be rendered to the app, and other paths to the next handler', async () => {
  const { app } = await served()
  expect(await (await app.request('http://tandem.test/auth/elsewhere')).text()).toBe(document)
  expect((await app.request('http://tandem.test/e-commerce/orders')).status).toBe(404)
})

it("shows the host's legal text, also when it changes while Tandem runs", async () => {
  const { app, folder } = await served({ legal: 'their terms' })
  const text = async () => (await app.request('http://tandem.test/terms')).text()
  expect(await text()).toContain('<div id="root" data-before-script><form>/termstheir terms')
  await writeFile(join(folder, 'own/terms.txt'), 'new terms')
  expect(await text()).toContain('new terms')
})

it('requests data that never changes once per language', async () => {
  const { app, asked } = await served()
  for (const [number, language] of ['tr', 'en', 'tr', 'en'].entries())
    expect(await textAt(app, `/auth/asks?${number}`, { Cookie: `language=${language}` })).toContain(
      `"${language}"`,
    )
  expect(asked).toEqual(['tr', 'en'])
})

it('renders each page in the language of the device, otherwise of the browser', async () => {
  const { app } = await served()
  const at = async (headers: Record<string, string>) => {
    const answer = await app.request('http://tandem.test/auth/login', { headers })
    expect(answer.headers.get('vary')).toContain('Accept-Language, Cookie')
    return /<form>(.*?)<\/form>/.exec(await answer.text())?.[1]
  }
  const [english, turkish] = ['/auth/loginour terms', '/auth/loginour Turkish terms tr']
  expect(await at({})).toBe(english)
  expect(await at({ 'Accept-Language': 'tr-TR,en;q=0.5' })).toBe(turkish)
  expect(await at({ 'Accept-Language': 'tr', Cookie: 'language=en' })).toBe(english)
  expect(await at({ Cookie: 'language=tr' })).toBe(turkish)
  expect(await at({})).toBe(english)
})

it('shows the sign-in of a demo only as long as it is offered', async () => {
  const signIn = { email: 'demo@example.test', password: 'sunny-orchard' }
  let offered: typeof signIn | null = signIn
  const { app } = await served({ demo: () => Promise.resolve(offered) })
  expect(await textAt(app, '/auth/login')).toContain('demo@example.test')
  offered = null
  expect(await textAt(app, '/auth/login')).not.toContain('demo@example.test')
  offered = signIn
  expect(await textAt(app, '/auth/login')).toContain('demo@example.test')
})

it('shows the same sign-in of a demo to requests at the same time', async () => {
  const signIn = { email: 'demo@example.test', password: 'sunny-orchard' }
  let offered: typeof signIn | null = signIn
  const { app } = await served({ demo: () => Promise.resolve(offered) })
  offered = null
  const texts = await Promise.all(['/auth/login', '/auth/login'].map((path) => textAt(app, path)))
  for (const text of [...texts, await textAt(app, '/auth/login')])
    expect(text).not.toContain('demo@example.test')
})
