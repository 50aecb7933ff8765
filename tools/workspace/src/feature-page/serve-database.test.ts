import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workspaceRoot } from '../run-command.ts'
import { features } from './find-feature.ts'
import { serveDatabase } from './serve-database.ts'

let folder: string
let data: string
let server: Server

const write = (team: object) => writeFile(data, `export const data = { few: ${JSON.stringify(team)} }\n`)
const ask = (headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers })
const tagOf = async (answer: Promise<Response>) => {
  const { status, headers, body } = await answer
  await body?.cancel()
  return { status, tag: headers.get('etag') ?? '' }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-database-'))
  data = join(folder, 'dev-data.ts')
  await write({ name: 'Linden' })
  const serve = serveDatabase(data)
  server = createServer((request, response) => {
    serve(request, response, () => response.writeHead(500).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await rm(folder, { recursive: true, force: true })
})

it("sends a database once, as long as its sources haven't changed", async () => {
  const { status, tag } = await tagOf(ask())
  expect(status).toBe(200)
  expect(tag).toMatch(/^"team-[\w-]+\.tar"$/)
  expect((await ask({ 'if-none-match': tag })).status).toBe(304)
  await write({ name: 'Juniper' })
  const next = await tagOf(ask({ 'if-none-match': tag }))
  expect(next.status).toBe(200)
  expect(next.tag).not.toBe(tag)
})

it('reports when no database can be made, and goes on', async () => {
  await write({ stores: [{ sync: 'reading' }] })
  expect((await ask()).status).toBe(500)
  await write({ name: 'Linden' })
  expect((await tagOf(ask())).status).toBe(200)
})

it('finds the data that each feature opens with', async () => {
  const found = features().map(async (library) => {
    const path = resolve(workspaceRoot, 'libs', library, 'src/dev-data.ts')
    return (await import(path)) as { data: { few: object } }
  })
  for (const { data: teams } of await Promise.all(found)) expect(teams.few).toBeTypeOf('object')
})
