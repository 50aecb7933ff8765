import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbedded } from '@tandem/api-server/node'
import { asStartError, StartError } from './start-error.ts'
import { copyMigratedData, processEnvironment } from './test-setup.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-start-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Starts a host that can't start, and returns how it ends. */
async function startInVain(environment: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--liftoff-only', '--conditions=@tandem/source', join(import.meta.dirname, 'main.ts')],
    { env: { ...processEnvironment(), PORT: String(await getPort()), DATA_DIR: folder, ...environment } },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number]
  return { code, lines: output.trim().split('\n') }
}

test(
  "reports in one line that the embedded database is damaged, and doesn't change it",
  { timeout: 60_000 },
  async () => {
    const words = expect.stringMatching(/^The embedded database in .* cannot be opened: .*backup/)
    await mkdir(join(folder, 'database/base'), { recursive: true })
    expect(await startInVain({})).toEqual({ code: 1, lines: [words] })
    expect(await readdir(join(folder, 'database'))).toEqual(['base'])
    await writeFile(join(folder, 'database/PG_VERSION'), '18\n')
    expect(await startInVain({})).toEqual({ code: 1, lines: [words] })
  },
)

test(
  'reports in one line that there is a file in place of the embedded database',
  { timeout: 60_000 },
  async () => {
    await writeFile(join(folder, 'database'), '')
    const { code, lines } = await startInVain({})
    expect(lines).toEqual([expect.stringMatching(/^The data folder .* cannot be written \(EEXIST\)/)])
    expect(code).toBe(1)
  },
)

/** A file system of 24 MB in memory; null if the user may not mount one, and the test is skipped. */
const disk = mountDisk()
afterAll(() => {
  if (disk === null) return
  execFileSync('umount', ['--lazy', disk])
  rmdirSync(disk)
})

function mountDisk(): string | null {
  const place = mkdtempSync(join(tmpdir(), 'tandem-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', place], { stdio: 'ignore' })
    return place
  } catch {
    rmdirSync(place)
    return null
  }
}

test.skipIf(!disk)(
  'reports in one line that the disk of the data folder is full',
  { timeout: 60_000 },
  async () => {
    const { code, lines } = await startInVain({ DATA_DIR: disk ?? '' })
    expect(lines).toEqual([`The disk of the data folder ${disk} is full. Make room, then start again.`])
    expect(code).toBe(1)
  },
)

test("reports in one line that the data folder can't be created", { timeout: 60_000 }, async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const { code, lines } = await startInVain({ DATA_DIR: join(file, 'data') })
  expect(lines).toEqual([expect.stringMatching(/^The data folder .* cannot be written \(ENOTDIR\)/)])
  expect(code).toBe(1)
})

test('reports in one line that a newer version has written the database', { timeout: 60_000 }, async () => {
  await copyMigratedData(folder)
  const opened = await openEmbedded(folder)
  await opened.database
    .insertInto('kysely_migration' as never)
    .values({ name: '9999-of-tomorrow', timestamp: '' } as never)
    .execute()
  await opened.close()
  const { code, lines } = await startInVain({})
  expect(lines).toEqual([
    expect.stringMatching(/^The database was written by a newer version of Tandem .*9999-of-tomorrow/),
  ])
  expect(code).toBe(1)
})

const onServer = { databaseUrl: 'postgres://tandem:secret-marker@127.0.0.1/tandem', dataFolder: '.data' }
const ofPostgres = (code: string, message: string) => Object.assign(new Error(message), { code })

test.for([
  ['42501', 'permission denied to create role', /^Setting DATABASE_URL: .*permission denied to create role/],
  ['25006', 'cannot execute CREATE TABLE in a read-only transaction', /^Setting DATABASE_URL: .*read-only/],
  ['53100', 'could not extend file', /^The disk of the database is full/],
] as const)("describes PostgreSQL's error %s", async ([code, message, words]) => {
  const told = await asStartError(ofPostgres(code, message), onServer)
  expect(told).toBeInstanceOf(StartError)
  expect((told as StartError).message).toMatch(words)
  expect((told as StartError).message).not.toMatch(/secret-marker|\n/)
})

test.for(['EACCES', 'EROFS'])(
  'describes the error %s of the data folder, also when the database is on a server',
  async (code) => {
    for (const path of ['.data', join(process.cwd(), '.data/demo-last-day')]) {
      const error = Object.assign(new Error(`${code}: mkdir`), { code, path, syscall: 'mkdir' })
      for (const settings of [onServer, { ...onServer, databaseUrl: null }]) {
        const told = await asStartError(error, settings)
        expect(told).toBeInstanceOf(StartError)
        expect((told as StartError).message).toBe(
          `The data folder .data cannot be written (${code}). The user of the process must own it.`,
        )
      }
    }
    const elsewhere = Object.assign(new Error(code), { code, path: '/elsewhere/terms.txt' })
    expect(await asStartError(elsewhere, onServer)).toBe(elsewhere)
  },
)

test('leaves an unknown error as it is', async () => {
  const error = new Error('out of the blue')
  expect(await asStartError(error, onServer)).toBe(error)
})
