import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { startTestingApi } from '../testing-api.ts'
import { teamPath, teamSnapshot } from './team-snapshot.ts'

const options = { name: 'Linden & Oak', people: 1 }

afterEach(() => void vi.useRealTimers())
afterAll(() => rm(teamPath(options), { force: true }))

async function tokenFrom(path: string) {
  const api = await startTestingApi(await openAsBlob(path))
  const { token } = await api.newTeam(options)
  await api.close()
  return token
}

it('stores a database with a team, which is the same one each time', async () => {
  const path = await teamSnapshot(options)
  const token = await tokenFrom(path)
  expect(await teamSnapshot(options)).toBe(path)
  expect(await tokenFrom(path)).toBe(token)
})

it('stores another one for another team, and on another day', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T23:59:00Z') })
  const path = teamPath(options)
  expect(teamPath(options)).toBe(path)
  expect(teamPath({ ...options, people: 2 })).not.toBe(path)
  vi.setSystemTime(new Date('2026-03-02T00:00:00Z'))
  expect(teamPath(options)).not.toBe(path)
})
