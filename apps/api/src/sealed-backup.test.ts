import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupOpener, backupSealer } from './sealed-backup.ts'

const passphrase = 'four words of a hill'
let folder: string
let identityFile: string
let recipient: string
let otherFile: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-sealed-'))
  const keep = async (name: string, identity: string) => {
    await writeFile(join(folder, name), `# created: today\n${identity}\n`)
    return join(folder, name)
  }
  const identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  identityFile = await keep('identity', identity)
  otherFile = await keep('other', await generateX25519Identity())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function* pieces(bytes: Uint8Array, size = 50_000) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function read(bytes: AsyncIterable<Uint8Array>) {
  const read: Uint8Array[] = []
  for await (const part of bytes) read.push(part)
  return Buffer.concat(read)
}

const text = Buffer.from('a backup '.repeat(60_000))

async function sealed(environment: Record<string, string>) {
  const seal = backupSealer(environment)
  if (!seal) throw new Error('nothing to seal with')
  return read(seal(pieces(text)))
}
const opened = (bytes: Uint8Array, environment: Record<string, string>, size?: number) =>
  read(backupOpener(environment)(pieces(bytes, size)))

test('decrypts a backup for a recipient with its identity, however the file is split into chunks', async () => {
  const file = await sealed({ BACKUP_RECIPIENT: recipient })
  expect(file.includes('a backup')).toBe(false)
  for (const size of [7, 50_000])
    expect(await opened(file, { BACKUP_IDENTITY_FILE: identityFile }, size)).toEqual(text)
})

test('decrypts a backup with a passphrase', async () => {
  const file = await sealed({ BACKUP_PASSPHRASE: passphrase })
  expect(await opened(file, { BACKUP_PASSPHRASE: passphrase })).toEqual(text)
  await expect(opened(file, { BACKUP_PASSPHRASE: 'another passphrase' })).rejects.toThrow('for somebody else')
})

test("passes on a backup that isn't encrypted, even one shorter than the marker", async () => {
  expect(backupSealer({})).toBeNull()
  expect(await opened(text, {})).toEqual(text)
  expect(await opened(Buffer.from('x'), {})).toEqual(Buffer.from('x'))
  expect(await opened(Buffer.alloc(0), {})).toEqual(Buffer.alloc(0))
})

test('refuses an encrypted backup that is damaged or has no identity, with a message', async () => {
  const file = await sealed({ BACKUP_RECIPIENT: recipient })
  const withIdentity = { BACKUP_IDENTITY_FILE: identityFile }
  await expect(opened(file, {})).rejects.toThrow('This backup is encrypted. Set BACKUP_IDENTITY_FILE')
  await expect(opened(file, { BACKUP_IDENTITY_FILE: otherFile })).rejects.toThrow('for somebody else')
  await expect(opened(file.subarray(0, -100), withIdentity)).rejects.toThrow('damaged or was cut off')
  const changed = Buffer.from(file)
  changed[300_000] = (changed[300_000] ?? 0) ^ 1
  await expect(opened(changed, withIdentity)).rejects.toThrow('damaged or was cut off')
  for (const wrong of [join(folder, 'missing'), import.meta.filename]) {
    await expect(opened(file, { BACKUP_IDENTITY_FILE: wrong })).rejects.toThrow(
      'Setting BACKUP_IDENTITY_FILE',
    )
  }
})

test('accepts one way of encrypting, and names an unusable setting without its value', () => {
  expect(() => backupSealer({ BACKUP_RECIPIENT: 'secret-marker' })).toThrow(
    /^Setting BACKUP_RECIPIENT: (?!.*secret)/,
  )
  expect(() => backupSealer({ BACKUP_PASSPHRASE: 'too short' })).toThrow(
    /^Setting BACKUP_PASSPHRASE: (?!.*too)/,
  )
  expect(() => backupSealer({ BACKUP_RECIPIENT: recipient, BACKUP_PASSPHRASE: passphrase })).toThrow(
    'Set one of them',
  )
})

test('needs no more memory for a large backup', async () => {
  const part = Buffer.alloc(1024 * 1024, 'x')
  const parts = 150
  async function* large() {
    for (let index = 0; index < parts; index++) yield part
  }
  const seal = backupSealer({ BACKUP_RECIPIENT: recipient })
  if (!seal) throw new Error('nothing to seal with')
  let length = 0
  let maxHeld = 0
  const before = process.memoryUsage().arrayBuffers
  for await (const piece of backupOpener({ BACKUP_IDENTITY_FILE: identityFile })(seal(large()))) {
    length += piece.length
    maxHeld = Math.max(maxHeld, process.memoryUsage().arrayBuffers - before)
  }
  expect(length).toBe(parts * part.length)
  expect(maxHeld).toBeLessThan(100 * 1024 * 1024)
})
