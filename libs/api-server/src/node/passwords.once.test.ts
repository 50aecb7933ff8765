import { expect, test } from 'vitest'
import { argon2Passwords } from './passwords.ts'

test('accepts the password it hashed, and no other', async () => {
  const hash = await argon2Passwords.hash('sunny-orchard-42')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await argon2Passwords.verify('sunny-orchard-42', hash)).toBe(true)
  expect(await argon2Passwords.verify('sunny-orchard-43', hash)).toBe(false)
  expect(await argon2Passwords.verify('sunny-orchard-42', 'not a hash')).toBe(false)
})

test('makes two different hashes of one password', async () => {
  expect(await argon2Passwords.hash('same')).not.toBe(await argon2Passwords.hash('same'))
})

test('uses every byte: refuses a long password that differs only at the end', async () => {
  const long = 'é'.repeat(60)
  const hash = await argon2Passwords.hash(`${long}a`)
  expect(await argon2Passwords.verify(`${long}b`, hash)).toBe(false)
})

test('verifies a hash with weaker parameters, and reports it as outdated', async () => {
  // Made with m=8, t=1, p=1 by the same algorithm.
  const { argon2Sync } = await import('node:crypto')
  const nonce = Buffer.from('0123456789abcdef')
  const tag = argon2Sync('argon2id', {
    message: 'old',
    nonce,
    tagLength: 32,
    memory: 8,
    passes: 1,
    parallelism: 1,
  })
  const hash = `$argon2id$v=19$m=8,t=1,p=1$${nonce.toString('base64').replaceAll('=', '')}$${tag.toString('base64').replaceAll('=', '')}`
  expect(await argon2Passwords.verify('old', hash)).toBe(true)
  expect(argon2Passwords.isOutdated(hash)).toBe(true)
  expect(argon2Passwords.isOutdated(await argon2Passwords.hash('old'))).toBe(false)
})
