import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { keep, keptPath, madeOnce } from './kept-file.ts'

let folder: string
const used = ['one', 'other', 'failing'].map((what) => keptPath(`team-test-${what}`, []))
const [path = '', other = '', failing = ''] = used
const longAgo = new Date(Date.now() - 48 * 3600_000)
const earlier = keptPath('team-test-one', [], 'earlier')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-file-'))
})
afterAll(() =>
  Promise.all([folder, earlier, ...used].map((kept) => rm(kept, { recursive: true, force: true }))),
)

it('names a file by everything it is made of: each source and each fact', async () => {
  const pathNow = (...facts: string[]) => keptPath('team', [`${folder}/**/*.ts`], ...facts)
  await writeFile(join(folder, 'maker.ts'), 'one')
  const first = pathNow('Monday')
  expect(pathNow('Monday')).toBe(first)
  expect(pathNow('Tuesday')).not.toBe(first)
  await writeFile(join(folder, 'maker.test.ts'), 'is no source')
  expect(pathNow('Monday')).toBe(first)
  await writeFile(join(folder, 'maker.ts'), 'two')
  expect(pathNow('Monday')).not.toBe(first)
})

it('creates a file once for all callers, and not again while it exists', async () => {
  const make = vi.fn(() => keep(path, new Blob(['whole'])))
  expect(await Promise.all([madeOnce(path, make), madeOnce(path, make)])).toEqual([path, path])
  expect(await madeOnce(path, make)).toBe(path)
  expect(make).toHaveBeenCalledOnce()
  expect(await readFile(path, 'utf8')).toBe('whole')
})

it('tries again after a failure', async () => {
  await expect(madeOnce(failing, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await madeOnce(failing, async () => undefined)).toBe(failing)
})

it('deletes replaced files, and those that nobody has used for a day', async () => {
  for (const file of [earlier, other, failing]) await keep(file, new Blob(['old']))
  for (const file of [other, failing]) await utimes(file, longAgo, longAgo)
  await madeOnce(failing, () => Promise.reject(new Error('It is there')))
  await keep(path, new Blob(['new']))
  expect([earlier, other, failing, path].map((file) => existsSync(file))).toEqual([false, false, true, true])
})
