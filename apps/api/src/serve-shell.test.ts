import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { serveShell } from './serve-shell.ts'

const facts = { demo: null, mailbox: null, passwordMinLength: 8 }

async function served(changes: Partial<Parameters<typeof serveShell>[1]>) {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-shell-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'index.html'), '<html><head></head><body></body></html>')
  return (await serveShell(folder, { ...facts, ...changes }).request('/auth/register')).text()
}

it('serves the page as it was built when there is nothing to add', async () => {
  expect(await served({})).toBe('<html><head></head><body></body></html>')
})

it('preloads the files of a page, and those behind sign-in only with a session', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-shell-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'index.html'), '<head><script></script></head>')
  const routes = {
    '/terms': { isOpen: true, scripts: ['assets/legal.js'], styles: [] },
    '/posts/*': {
      isOpen: false,
      scripts: ['assets/post.js'],
      styles: ['assets/frame.css'],
      scriptsWithStores: ['assets/chart.js'],
      reads: { always: ['/api/v1/me'], page: ['/api/v1/posts?store_id={store}&of="'] },
    },
  }
  await writeFile(join(folder, '.vite/routes.json'), JSON.stringify(routes))
  const shell = serveShell(folder, facts)
  const at = async (path: string) => (await shell.request(path)).text()
  expect(await at('/terms')).toBe(
    '<head><link rel="modulepreload" href="/assets/legal.js" /><script></script></head>',
  )
  const behind =
    '<head><link rel="modulepreload" href="/assets/post.js" media="not all" data-signed-in />' +
    '<link rel="preload" as="style" href="/assets/frame.css" media="not all" data-signed-in />' +
    '<link rel="modulepreload" href="/assets/chart.js" media="not all" data-with-stores />' +
    '<meta name="tandem-first-reads" content="{&quot;always&quot;:[&quot;/api/v1/me&quot;],' +
    '&quot;page&quot;:[&quot;/api/v1/posts?store_id={store}&amp;of=\\&quot;&quot;]}" /><script></script></head>'
  expect([await at('/posts/7'), await at('/posts/7/')]).toEqual([behind, behind])
  expect(await at('/nowhere')).toBe('<head><script></script></head>')
  expect((await shell.request('/.vite/routes.json')).status).toBe(404)
})

it('inlines the first script into the page, and allows it and no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-shell-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [before, script] = ['<head><script src="/theme.js"></script></head>', 'window.$& = 1 // $1']
  await writeFile(join(folder, 'index.html'), before)
  await writeFile(join(folder, 'theme.js'), script)
  const answer = await serveShell(folder, facts).request('/auth/login')
  expect(await answer.text()).toBe(`<head><script>${script}</script></head>`)
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain(`default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self';`)
})

it('serves the compressed files of the build to clients that accept them, cached for ever', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-shell-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  for (const [end, content] of [
    ['', 'plain'],
    ['.br', 'brotli'],
    ['.zst', 'zstd'],
  ] as const)
    await writeFile(join(folder, `assets/page.js${end}`), content.repeat(1024))
  const answers = ['br, gzip', 'zstd', ''].map(async (accepted) => {
    const { headers } = await serveShell(folder, facts).request('/assets/page.js', {
      headers: { 'Accept-Encoding': accepted },
    })
    return ['Content-Encoding', 'Vary', 'Content-Type', 'Cache-Control'].map((name) => headers.get(name))
  })
  const [type, cache] = ['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable']
  expect(await Promise.all(answers)).toEqual([
    ['br', 'Accept-Encoding', type, cache],
    ['zstd', 'Accept-Encoding', type, cache],
    [null, 'Accept-Encoding', type, cache],
  ])
})

it("lets browsers revalidate the worker and the manifest, whose names don't change", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-shell-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = {
    '/service-worker.js': 'text/javascript; charset=utf-8',
    '/manifest.webmanifest': 'application/manifest+json',
  }
  for (const name of Object.keys(files)) await writeFile(join(folder, name), '{}')
  const shell = serveShell(folder, facts)
  for (const [path, type] of Object.entries(files)) {
    const { headers } = await shell.request(path)
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, 'no-cache'])
  }
})

it('leaves the API and short links to the API, and answers similar paths with the page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-shell-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'index.html'), '<html></html>')
  const shell = serveShell(folder, facts)
  const statuses = ['/l/abcd2345', '/l/.hidden', '/api/v1/me', '/legal-notes'].map(
    async (path) => (await shell.request(path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([404, 404, 404, 200])
})

it('adds the password length to the page when it is longer than usual', async () => {
  expect(await served({ passwordMinLength: 15 })).toContain(
    '<head><meta name="tandem-password-minimum" content="15" /></head>',
  )
})

it("adds a demo's sign-in to the page, and nothing of it becomes markup", async () => {
  const demo = { email: 'a"><script>@example.test', password: 'sunny-orchard' }
  expect(await served({ demo: () => Promise.resolve(demo) })).toContain(
    '<meta name="tandem-demo" content="a&quot;&gt;&lt;script&gt;@example.test sunny-orchard" />',
  )
})

it('says that it is a demo when it offers no sign-in any more, and where its mails are', async () => {
  const text = await served({ demo: () => Promise.resolve(null), mailbox: '/mailbox' })
  expect(text).toContain(
    '<meta name="tandem-demo" content="" /><meta name="tandem-mailbox" content="/mailbox" />',
  )
})

it.each(['/.vite/manifest.json', '/.env', '/assets/.hidden', '/%2evite/manifest.json', '/.', '/%E0%A4%A'])(
  'serves no file whose name begins with a dot, such as %s',
  async (path) => {
    const folder = await mkdtemp(join(tmpdir(), 'tandem-shell-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    for (const hidden of ['.vite', 'assets']) await mkdir(join(folder, hidden))
    const secret = 'a list of every file'
    for (const file of ['.vite/manifest.json', '.env', 'assets/.hidden', 'index.html'])
      await writeFile(join(folder, file), secret)
    // Bypasses `Request`, which removes dot segments as browsers do.
    const answer = await serveShell(folder, facts).fetch({
      ...new Request(`http://tandem.test/`),
      url: `http://tandem.test${path}`,
      method: 'GET',
      headers: new Headers(),
    } as Request)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain(secret)
  },
)

it('says in which language a page is, and names the files of its texts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-shell-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'index.html'), '<html lang="en"><head></head>')
  const routes = {
    '/terms': { isOpen: true, scripts: [], styles: [] },
    '/posts': { isOpen: false, scripts: [], styles: [] },
  }
  await writeFile(join(folder, '.vite/routes.json'), JSON.stringify(routes))
  const texts = { tr: { first: ['assets/first-texts.js'], frame: ['assets/texts.js'] } }
  await writeFile(join(folder, '.vite/translations.json'), JSON.stringify(texts))
  const shell = serveShell(folder, facts)
  const at = async (path: string, language: string) =>
    (await shell.request(path, { headers: { 'Accept-Language': language } })).text()
  const first = '<link rel="modulepreload" href="/assets/first-texts.js" />'
  const frame = '<link rel="modulepreload" href="/assets/texts.js" media="not all" data-signed-in />'
  expect(await at('/terms', 'tr')).toBe(`<html lang="tr"><head>${first}</head>`)
  expect(await at('/posts', 'tr')).toBe(`<html lang="tr"><head>${first}${frame}</head>`)
  expect(await at('/posts', 'en')).toBe('<html lang="en"><head></head>')
})
