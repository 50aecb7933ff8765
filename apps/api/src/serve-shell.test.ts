import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { serveShell } from './serve-shell.ts'

const facts = { demo: null, passwordMinLength: 8 }

async function served(changes: Partial<Parameters<typeof serveShell>[1]>) {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-shell-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'index.html'), '<html><head></head><body></body></html>')
  return (await serveShell(folder, { ...facts, ...changes }).request('/auth/register')).text()
}

it('serves the page as it was built where there is nothing to say', async () => {
  expect(await served({})).toBe('<html><head></head><body></body></html>')
})

it('leaves the API and short links to the API, and answers a page that looks alike', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-shell-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'index.html'), '<html></html>')
  const shell = serveShell(folder, facts)
  const statuses = ['/l/abcd2345', '/l/.hidden', '/api/v1/me', '/legal-notes'].map(
    async (path) => (await shell.request(path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([404, 404, 404, 200])
})

it('says in the page how long a password must be, where that is longer than usual', async () => {
  expect(await served({ passwordMinLength: 15 })).toContain(
    '<head><meta name="tandem-password-minimum" content="15" /></head>',
  )
})

it('says in the page how to sign in to a demo, and nothing of it becomes markup', async () => {
  const demo = { email: 'a"><script>@example.test', password: 'sunny-orchard' }
  expect(await served({ demo })).toContain(
    '<meta name="tandem-demo" content="a&quot;&gt;&lt;script&gt;@example.test sunny-orchard" />',
  )
})

it.each(['/.vite/manifest.json', '/.env', '/assets/.hidden', '/%2evite/manifest.json', '/.', '/%E0%A4%A'])(
  'serves nothing whose name begins with a dot, such as %s',
  async (path) => {
    const folder = await mkdtemp(join(tmpdir(), 'tandem-shell-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    for (const hidden of ['.vite', 'assets']) await mkdir(join(folder, hidden))
    const secret = 'a list of every file'
    for (const file of ['.vite/manifest.json', '.env', 'assets/.hidden', 'index.html'])
      await writeFile(join(folder, file), secret)
    // Not by `Request`, which takes a dot away as browsers do.
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
