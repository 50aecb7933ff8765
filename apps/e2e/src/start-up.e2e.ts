import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from './free-port.ts'
import { runServer } from './run-server.ts'
import { serverArguments, workspace } from './server-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'tandem-start-'))

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a server that is expected to give up at once. */
function failToStart(settings: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      serverArguments,
      { cwd: workspace, env: { ...process.env, ...settings }, timeout: 20_000 },
      (_error, _stdout, stderr) => resolve({ code: child.exitCode, lines: stderr.trim().split('\n') }),
    )
  })
}

test('a second process on the same data folder, or on a taken port, says so in one line and exits', async () => {
  const port = await freePort()
  const data = join(folder, 'data')
  const server = await runServer(port, data)

  const sameFolder = await failToStart({ PORT: String(await freePort()), DATA_DIR: data })
  expect(sameFolder).toEqual({ code: 1, lines: [expect.stringContaining('in use by another process')] })
  const samePort = await failToStart({ PORT: String(port), DATA_DIR: join(folder, 'other') })
  expect(samePort).toEqual({ code: 1, lines: [expect.stringContaining(`Port ${port} is in use`)] })

  expect(await server.end('SIGTERM')).toBe(0)
})

for (const [name, value] of [
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
  ['APP_URL', 'tandem without a scheme'],
  ['APP_KEY', 'c2hvcnQ='],
  ['STORE_ORIGINS_ALLOWED', 'everything'],
] as const) {
  test(`${name} that cannot be used is named, never shown`, async () => {
    const { code, lines } = await failToStart({ DATA_DIR: join(folder, 'none'), PORT: '0', [name]: value })
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringContaining(name)] })
    expect(lines.join()).not.toContain(value)
  })
}
