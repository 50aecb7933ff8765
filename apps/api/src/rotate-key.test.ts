import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WholeDatabase } from '@tandem/api-server'
import { openEmbedded } from '@tandem/api-server/node'
import { openKeyRing } from './app-keys.ts'
import { copyMigratedData, processEnvironment } from './test-setup.ts'

let folder: string
let data: string

/** Creates an installation with something encrypted: a waiting mail. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-rotate-'))
  data = join(folder, 'data')
  await copyMigratedData(data)
  const opened = await openEmbedded(data)
  await addWaitingMail(opened.database)
  await opened.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function addWaitingMail(database: WholeDatabase) {
  const secrets = await openKeyRing({ appKey: null, olderKeys: [], dataFolder: data })
  const message_id = '<1@tandem.test>'
  const sealed = await secrets.seal(JSON.stringify({ to: 'selin@example.test' }), `mail:${message_id}`)
  const queued_at = new Date()
  await database
    .insertInto('mails')
    .values({ message_id, template: 'password-changed', sealed, queued_at, next_attempt_at: queued_at })
    .execute()
}

/** The table in which the database records its migrations. */
const withMigrations = (database: WholeDatabase) =>
  database.withTables<{ kysely_migration: { name: string; timestamp: string } }>()

async function onMigrations<T>(
  work: (database: ReturnType<typeof withMigrations>) => Promise<T>,
): Promise<T> {
  const opened = await openEmbedded(data)
  try {
    return await work(withMigrations(opened.database))
  } finally {
    await opened.close()
  }
}

/** Turns the database into one of an earlier version, which the next start would migrate. */
const forgetLastMigration = () =>
  onMigrations(async (database) => {
    const noted = await database.selectFrom('kysely_migration').selectAll().orderBy('name').execute()
    const last = noted.pop()
    if (!last) throw new Error('there is no migration')
    await database.deleteFrom('kysely_migration').where('name', '=', last.name).execute()
    return { last, names: noted.map(({ name }) => name) }
  })

async function run(script: string, ...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--liftoff-only', '--conditions=@tandem/source', join(import.meta.dirname, script), ...args],
    {
      env: {
        ...processEnvironment(),
        DATA_DIR: data,
        DEMO: 'false',
        PORT: '0',
        MAIL_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'mail@example.test',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let out = ''
  let err = ''
  child.stdout.on('data', (part: Buffer) => (out += part))
  child.stderr.on('data', (part: Buffer) => (err += part))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out, err }
}

test(
  'a new key encrypts everything again, and only earlier backups need the former one',
  { timeout: 240_000 },
  async () => {
    const backup = join(folder, 'before.gz')
    expect(await run('backup.ts', backup)).toMatchObject({ code: 0 })

    const rotated = await run('rotate-key.ts', '--new-key')
    expect(rotated).toMatchObject({ code: 0, err: '' })
    expect(rotated.out).toContain('mails.sealed: 1 re-sealed, 0 left')
    expect(rotated.out).toContain('Backups that were made before now still need them.')

    const file = join(data, 'app.key')
    const [newest = '', former = ''] = (await readFile(file, 'utf8')).split('\n')
    await writeFile(file, `${newest}\n`)
    const again = await run('rotate-key.ts')
    expect(again).toMatchObject({ code: 0, err: '' })
    expect(again.out).toContain('mails.sealed: 0 re-sealed, 0 left')

    await writeFile(file, `${former}\n`)
    const { last, names } = await forgetLastMigration()
    for (const script of ['main.ts', 'backup.ts']) {
      const refused = await run(script, join(folder, 'wrong.gz'))
      expect(refused).toMatchObject({ code: 1, out: '' })
      expect(refused.err.trim().split('\n')).toEqual([
        expect.stringMatching(/^Setting APP_KEY: a key is missing\. .*1 in mails.*--forget-lost$/),
      ])
    }
    // The host must have refused before it changed the schema.
    await onMigrations(async (database) => {
      const noted = await database.selectFrom('kysely_migration').select('name').orderBy('name').execute()
      expect(noted.map(({ name }) => name)).toEqual(names)
      await database.insertInto('kysely_migration').values(last).execute()
    })
    const left = await run('rotate-key.ts')
    expect([left.code, left.err]).toEqual([
      1,
      expect.stringMatching(/^1 texts are not sealed with the newest key: .*\n$/),
    ])
    const forgotten = await run('rotate-key.ts', '--forget-lost')
    expect([forgotten.code, forgotten.out]).toEqual([0, expect.stringContaining('Forgotten: 1 in mails.')])
    expect(await run('rotate-key.ts', '--nonsense')).toMatchObject({ code: 1, out: '' })
  },
)
