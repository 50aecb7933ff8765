import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayMs } from '@tandem/format'
import { inTeam } from '../database/team-scope.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { dropFile, keepFile, openFile, storeFile } from './files.ts'
import { sweepFiles } from './sweep-files.ts'
import { pieceBytes } from './table-place.ts'

const used = useTestApi()

/** Bytes that reveal a wrong order. */
const bytesOf = (length: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 256)

async function* cut(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

const store = ({ team_id }: TestTeam, bytes: Uint8Array, size = 100_000) =>
  storeFile(used.api.dependencies, team_id, cut(bytes, size))

async function read({ team_id }: TestTeam, id: number) {
  const file = await openFile(used.api.dependencies, team_id, id)
  if (!file) return null
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of file.pieces) pieces.push(piece)
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
  expect(bytes).toHaveLength(file.bytes)
  return bytes
}

const within = <T>({ team_id }: TestTeam, work: Parameters<typeof inTeam<T>>[2]) =>
  inTeam(used.opened.database, team_id, work)

async function rowsOf({ team_id }: TestTeam) {
  const { rows } = await sql<{ files: number; pieces: number }>`
    select (select count(*) from files where team_id = ${team_id}) as files,
      (select count(*) from file_pieces where team_id = ${team_id}) as pieces`.execute(used.opened.database)
  return rows[0]
}

/** Sweeps at a later time, then sets the clock back. */
async function sweepAfter(ms: number) {
  const { now } = used.api.clock
  used.api.clock.now = new Date(now.getTime() + ms)
  await sweepFiles(used.api.dependencies)
  used.api.clock.now = now
}

test.each([
  ['nothing', 0, 1],
  ['one byte', 1, 1],
  ['exactly one piece', pieceBytes, pieceBytes],
  ['a piece and a byte, in small parts', pieceBytes + 1, 5_000],
  ['three pieces, come as one', 3 * pieceBytes - 7, 3 * pieceBytes],
])('reads %s as it was written', async (_, length, size) => {
  const team = await used.api.newTeam()
  const bytes = bytesOf(length)
  const file = await store(team, bytes, size)
  expect(file.bytes).toBe(length)
  expect(await read(team, file.id)).toEqual(bytes)
  expect((await rowsOf(team))?.pieces).toBe(Math.ceil(length / pieceBytes))
})

test('hides the file from another team', async () => {
  const [mine, other] = [await used.api.newTeam(), await used.api.newTeam()]
  const { id } = await store(other, bytesOf(10))
  expect(await read(mine, id)).toBeNull()
  await within(mine, (db) => dropFile(db, id, used.api.clock.now))
  await expect(within(mine, (db) => keepFile(db, id))).rejects.toThrow()
  expect(await read(other, id)).toHaveLength(10)
})

test('removes files that were never named or are incomplete within a day, and keeps the others', async () => {
  const team = await used.api.newTeam()
  const kept = await store(team, bytesOf(pieceBytes + 1))
  await within(team, (db) => keepFile(db, kept.id))
  await store(team, bytesOf(10))
  async function* broken() {
    yield bytesOf(pieceBytes)
    throw new Error('killed')
  }
  await expect(storeFile(used.api.dependencies, team.team_id, broken())).rejects.toThrow('killed')
  expect(await rowsOf(team)).toEqual({ files: 3, pieces: 4 })

  await sweepAfter(dayMs - 1)
  expect(await rowsOf(team)).toEqual({ files: 3, pieces: 4 })
  await sweepAfter(dayMs)
  expect(await rowsOf(team)).toEqual({ files: 1, pieces: 2 })
  expect(await read(team, kept.id)).toHaveLength(pieceBytes + 1)
})

test('refuses to open or keep an incomplete file', async () => {
  const team = await used.api.newTeam()
  let id = 0
  async function* watched() {
    yield bytesOf(pieceBytes)
    const { rows } = await sql<{ id: number }>`select id from files where team_id = ${team.team_id}`.execute(
      used.opened.database,
    )
    id = rows[0]!.id
    expect(await read(team, id)).toBeNull()
    await expect(within(team, (db) => keepFile(db, id))).rejects.toThrow()
    yield bytesOf(1)
  }
  await storeFile(used.api.dependencies, team.team_id, watched())
  expect(await read(team, id)).toHaveLength(pieceBytes + 1)
})

test('closes a dropped file immediately, and removes its bytes with the next sweep', async () => {
  const team = await used.api.newTeam()
  const { id } = await store(team, bytesOf(10))
  await within(team, (db) => keepFile(db, id))
  await within(team, (db) => dropFile(db, id, used.api.clock.now))
  expect(await read(team, id)).toBeNull()
  await sweepAfter(0)
  expect(await rowsOf(team)).toEqual({ files: 0, pieces: 0 })
})

test("removes a file when its time is over, and a person's file with them", async () => {
  const team = await used.api.newTeam()
  const person = await used.api.newUser(team.team_id)
  const [passing, theirs] = [await store(team, bytesOf(10)), await store(team, bytesOf(20))]
  const until = new Date(used.api.clock.now.getTime() + 7 * dayMs)
  await within(team, (db) => keepFile(db, passing.id, { until }))
  await within(team, (db) => keepFile(db, theirs.id, { user_id: person.id }))
  await sweepAfter(7 * dayMs - 1)
  expect(await rowsOf(team)).toEqual({ files: 2, pieces: 2 })
  await sweepAfter(7 * dayMs)
  expect(await read(team, passing.id)).toBeNull()
  expect(await read(team, theirs.id)).toHaveLength(20)
  await within(team, (db) => db.deleteFrom('users').where('id', '=', person.id).execute())
  await sweepAfter(0)
  expect(await rowsOf(team)).toEqual({ files: 0, pieces: 0 })
})

test('breaks off a read when the file is removed meanwhile', async () => {
  const team = await used.api.newTeam()
  const { id } = await store(team, bytesOf(3 * pieceBytes))
  const file = await openFile(used.api.dependencies, team.team_id, id)
  const pieces = file!.pieces[Symbol.asyncIterator]()
  await pieces.next()
  await sweepAfter(dayMs)
  await expect(pieces.next()).rejects.toThrow()
})

test('keeps few pieces in memory, however large a file is', async () => {
  const team = await used.api.newTeam()
  let [made, taken] = [0, 0]
  async function* large() {
    for (; made < 12; made++) {
      const { rows } = await sql<{ count: number }>`
        select count(*) from file_pieces where team_id = ${team.team_id}`.execute(used.opened.database)
      taken = rows[0]!.count
      expect(made - taken).toBeLessThanOrEqual(2)
      yield bytesOf(pieceBytes)
    }
  }
  await storeFile(used.api.dependencies, team.team_id, large())
  expect(taken).toBeGreaterThan(8)
})
