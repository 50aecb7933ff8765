import { expect, test } from 'vitest'
import { aesSecrets } from './secrets.ts'

const key = (fill: number) => new Uint8Array(32).fill(fill)

test('opens what it encrypted, and only in the same context', async () => {
  const secrets = await aesSecrets(key(1))
  const sealed = await secrets.seal('ck_marker', 'team 1 store')
  expect(sealed).not.toContain('ck_marker')
  expect(await secrets.open(sealed, 'team 1 store')).toBe('ck_marker')
  await expect(secrets.open(sealed, 'team 2 store')).rejects.toThrow()
})

test('encrypts the same text differently each time', async () => {
  const secrets = await aesSecrets(key(1))
  expect(await secrets.seal('x', 'c')).not.toBe(await secrets.seal('x', 'c'))
})

test('explains the failure with another key', async () => {
  const sealed = await (await aesSecrets(key(1))).seal('x', 'c')
  await expect((await aesSecrets(key(2))).open(sealed, 'c')).rejects.toThrow(
    'neither APP_KEY nor APP_KEYS_OLD has it',
  )
})

test('opens text encrypted with older keys, and encrypts with the newest only', async () => {
  const before = await (await aesSecrets(key(1))).seal('x', 'c')
  const secrets = await aesSecrets(key(3), [key(2), key(1)])
  expect(await secrets.open(before, 'c')).toBe('x')
  const sealed = await secrets.seal('x', 'c')
  expect(sealed.startsWith(secrets.prefixes[0])).toBe(true)
  expect(before.startsWith(secrets.prefixes[2] ?? '?')).toBe(true)
  await expect((await aesSecrets(key(1))).open(sealed, 'c')).rejects.toThrow('another key')
})

test('refuses a changed text', async () => {
  const secrets = await aesSecrets(key(1))
  const sealed = await secrets.seal('some text', 'c')
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
  await expect(secrets.open(changed, 'c')).rejects.toThrow()
  await expect(secrets.open('nonsense', 'c')).rejects.toThrow('Not a sealed text')
})
