import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addKey, openKeyRing } from './app-keys.ts'

let dataFolder: string

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tandem-keys-'))
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

const inFolder = () => ({ appKey: null, olderKeys: [] as string[], dataFolder })
const file = () => join(dataFolder, 'app.key')

test('makes a key once, and uses it at later starts', async () => {
  const first = await openKeyRing(inFolder())
  const again = await openKeyRing(inFolder())
  expect(await again.open(await first.seal('text', 'here'), 'here')).toBe('text')
  expect((await stat(file())).mode & 0o777).toBe(0o600)
})

test('encrypts with an added key, and decrypts what former keys encrypted, from the file or the settings', async () => {
  const first = await openKeyRing(inFolder())
  const before = await first.seal('text', 'here')
  const formerKey = (await readFile(file(), 'utf8')).trim()
  await addKey(inFolder())
  const second = await openKeyRing(inFolder())
  expect(second.prefixes).toEqual([expect.any(String), first.prefixes[0]])
  expect(await second.open(before, 'here')).toBe('text')
  expect(await readdir(dataFolder)).toEqual(['app.key'])

  await writeFile(file(), `${(await readFile(file(), 'utf8')).split('\n')[0]}\n`)
  await expect((await openKeyRing(inFolder())).open(before, 'here')).rejects.toThrow('APP_KEYS_OLD')
  const settings = { ...inFolder(), olderKeys: [formerKey] }
  expect(await (await openKeyRing(settings)).open(before, 'here')).toBe('text')
})

test('writes no key file when the key is a setting', async () => {
  const appKey = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')
  await openKeyRing({ ...inFolder(), appKey })
  await expect(addKey({ ...inFolder(), appKey })).rejects.toThrow('Setting APP_KEY: is where your key is')
  expect(await readdir(dataFolder)).toEqual([])
})

test.each(['', '\n', 'secret-marker\n', `${Buffer.alloc(32, 'k').toString('base64')}\nsecret-marker`])(
  'reports a key file with other content without showing that content: %j',
  async (text) => {
    await writeFile(file(), text)
    await expect(openKeyRing(inFolder())).rejects.toThrow('app.key must hold a key in each line')
    await expect(openKeyRing(inFolder())).rejects.not.toThrow('secret-marker')
  },
)
