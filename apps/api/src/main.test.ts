import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startHostProcess, untilItSays } from './test-process.ts'
import { copyMigratedData } from './test-setup.ts'

let folder: string
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-host-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

function startProcess(environment: Record<string, string>) {
  const started = startHostProcess({ DATA_DIR: join(folder, 'data'), ...environment })
  children.push(started.child)
  return started
}

async function startReady(environment: Record<string, string>) {
  const running = startProcess(environment)
  await untilItSays(running, 'Tandem is running at')
  return running
}

const production = {
  APP_URL: 'https://tandem.example.com',
  MAIL_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'mail@tandem.test',
}

/** The paths in a folder that other users of the machine could read, write or list. */
async function openToOthers(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true })
  const modes = await Promise.all(
    [path, ...entries.map((name) => join(path, name))].map(async (each) => ({
      each,
      mode: (await stat(each)).mode & 0o777,
    })),
  )
  return modes
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ each, mode }) => `${each} ${mode.toString(8)}`)
}

const lines = (text: string) => text.trim().split('\n')

/**
 * The messages of a host except the one about a missing build of the shell, because these tests don't need
 * its pages.
 */
const complaintsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !/^serveStatic: root path .*shell\/dist' is not found/.test(line))

test(
  'prints its address and how to sign in, serves, stops cleanly, and never becomes the product',
  { timeout: 240_000 },
  async () => {
    const port = await getPort()
    const { child, output, exit } = await startReady({ PORT: String(port) })
    expect(lines(output.out)).toEqual([
      `Tandem is running at http://127.0.0.1:${port}`,
      'Sign in with demo@tandem.test / sunny-orchard-42',
      `Read its mail at http://127.0.0.1:${port}/mailbox`,
    ])
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
    expect(ready.status).toBe(200)
    const page = await fetch(`http://127.0.0.1:${port}/e-commerce/orders`)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(page.headers.has('strict-transport-security')).toBe(false)
    const unknown = await fetch(`http://127.0.0.1:${port}/api/v1/nothing`)
    expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([
      404,
      'MODEL_NOT_FOUND',
    ])

    // A client that never sends its whole request.
    const slow = connect(port, '127.0.0.1')
    slow.on('error', () => undefined)
    slow.write(
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    )
    await once(slow, 'connect')
    child.kill('SIGINT')
    expect(await exit).toBe(0)
    expect(complaintsIn(output.err)).toEqual([])
    expect(await openToOthers(join(folder, 'data'))).toEqual([])

    const product = startProcess({ ...production, PORT: String(port) })
    expect(await product.exit).toBe(1)
    expect(lines(product.output.err)).toEqual([
      expect.stringMatching(/^This database was made by a demo: .* set DEMO=true to go on with the demo\.$/),
    ])
    expect(product.output.out).toBe('')
  },
)

test(
  'outside the demo it logs only JSON, shows metrics and jobs only to the operator, and shares its data with no other process',
  { timeout: 240_000 },
  async () => {
    await copyMigratedData(join(folder, 'data'))
    const port = await getPort()
    const token = randomBytes(32).toString('hex')
    const { child, output, exit } = await startReady({
      PORT: String(port),
      DEMO: 'false',
      ...production,
      OPERATOR_TOKEN: token,
    })
    const ask = (path: string, given = token) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { Authorization: `Bearer ${given}` } })
    await ask('/api/v1/me', 'nobody')
    const figures = await (await ask('/metrics')).text()
    for (const figure of [
      'tandem_http_requests_total{route="/api/v1/me",method="GET",status="401"} 1',
      'tandem_database_up 1',
      'tandem_queue_jobs{queue="sync-store",state="waiting"} 0',
      'tandem_mail_oldest_seconds 0',
    ]) {
      expect(figures).toContain(figure)
    }
    const { data } = (await (await ask('/operator/jobs')).json()) as { data: { failing: unknown[] } }
    expect(data.failing).toEqual([])
    for (const path of ['/metrics', '/operator/jobs']) {
      expect((await ask(path, 'wrong')).status).toBe(401)
    }
    for (const path of ['/', '/api/v1/me', '/operator', '/metrics']) {
      expect((await ask(path)).headers.get('strict-transport-security')).toBe('max-age=31536000')
    }
    for (const [method, path] of [
      ['GET', '/api/demo'],
      ['PUT', '/api/demo/sample'],
    ] as const)
      expect((await fetch(`http://127.0.0.1:${port}${path}`, { method })).status).toBe(404)
    const second = startProcess({ PORT: String(await getPort()), DEMO: 'false', ...production })
    expect(await second.exit).toBe(1)
    expect(lines(second.output.err)).toEqual([expect.stringContaining('is in use by another process')])
    expect(second.output.out).toBe('')

    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    expect(complaintsIn(output.err)).toEqual([])
    expect(lines(output.out).filter((line) => !line.startsWith('{"level":'))).toEqual([])
    expect(output.out).not.toContain(token)
  },
)

test('a taken port is reported in one line', { timeout: 120_000 }, async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { exit, output } = startProcess({ PORT: String(port) })
  expect(await exit).toBe(1)
  server.close()
  expect(lines(output.err)).toEqual([
    `Port ${port} is in use by another program. Stop it, or set PORT to another number.`,
  ])
})

test('an invalid setting is reported in one line, without its value', { timeout: 120_000 }, async () => {
  const { exit, output } = startProcess({ DATABASE_URL: 'secret-marker' })
  expect(await exit).toBe(1)
  expect(lines(output.err)).toEqual([expect.stringMatching(/^Setting DATABASE_URL: /)])
  expect(output.err).not.toContain('secret-marker')
})

test(
  "a database that doesn't answer is reported in one line, without its password",
  { timeout: 120_000 },
  async () => {
    const { exit, output } = startProcess({
      PORT: String(await getPort()),
      DATABASE_URL: `postgres://tandem:secret-marker@127.0.0.1:${await getPort()}/tandem`,
      APP_KEY: randomBytes(32).toString('base64'),
      ...production,
    })
    expect(await exit).toBe(1)
    expect(lines(output.err)).toEqual([
      expect.stringMatching(/^Setting DATABASE_URL: the database cannot be reached \(ECONNREFUSED\)/),
    ])
    expect(output.err).not.toContain('secret-marker')
  },
)
