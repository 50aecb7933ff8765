import { readFile } from 'node:fs/promises'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError } from '@tandem/api-server/node'
import { SettingsError } from './settings-error.ts'

type Environment = Record<string, string | undefined>
type Bytes = AsyncIterable<Uint8Array>
/** age takes and returns the streams of browsers. Node's are the same, but their types aren't. */
type WebStream = globalThis.ReadableStream<Uint8Array>

/** The beginning of every file that age has encrypted. */
const magic = new TextEncoder().encode('age-encryption.org/v1\n')

const shortestPassphrase = 16

/** An identity file has only a few lines. */
const maxIdentities = 20

const asWeb = (bytes: Bytes) => ReadableStream.from(bytes) as unknown as WebStream
const asBytes = (stream: WebStream) => stream as unknown as Bytes

/**
 * Encrypts a backup for people who may restore it, in the format of age: for `BACKUP_RECIPIENT` (several are
 * separated by commas), or else with `BACKUP_PASSPHRASE`. Null when neither is set: the backup isn't
 * encrypted then.
 *
 * @throws SettingsError
 */
export function backupSealer(environment: Environment): ((bytes: Bytes) => Bytes) | null {
  const { BACKUP_RECIPIENT: recipients, BACKUP_PASSPHRASE: passphrase } = environment
  if (recipients === undefined && passphrase === undefined) return null
  if (recipients !== undefined && passphrase !== undefined) {
    throw new SettingsError(
      'BACKUP_RECIPIENT',
      'cannot be used together with BACKUP_PASSPHRASE. Set one of them.',
    )
  }
  const encrypter = new Encrypter()
  if (passphrase !== undefined) encrypter.setPassphrase(checkedPassphrase(passphrase))
  for (const recipient of recipients?.split(',') ?? []) {
    try {
      encrypter.addRecipient(recipient.trim())
    } catch {
      throw new SettingsError(
        'BACKUP_RECIPIENT',
        'must be a recipient of age, such as age1…; several are separated by commas.',
      )
    }
  }
  return async function* seal(bytes) {
    yield* asBytes(await encrypter.encrypt(asWeb(bytes)))
  }
}

function checkedPassphrase(passphrase: string): string {
  if (passphrase.length >= shortestPassphrase) return passphrase
  throw new SettingsError('BACKUP_PASSPHRASE', `must have at least ${shortestPassphrase} characters.`)
}

/**
 * Decrypts a backup with `BACKUP_IDENTITY_FILE` or `BACKUP_PASSPHRASE`; one that isn't encrypted is passed on
 * unchanged.
 *
 * @throws BackupError, SettingsError
 */
export const backupOpener = (environment: Environment) =>
  async function* open(bytes: Bytes): Bytes {
    const { start, all } = await beginningOf(bytes)
    if (!magic.every((byte, index) => start[index] === byte)) {
      yield* all
      return
    }
    const decrypter = await decrypterOf(environment)
    const opened = await decrypter.decrypt(asWeb(all)).catch(() => {
      throw new BackupError(
        'This backup is encrypted for somebody else: neither BACKUP_IDENTITY_FILE nor BACKUP_PASSPHRASE opens it. Nothing was put back.',
      )
    })
    try {
      yield* asBytes(opened)
    } catch {
      throw new BackupError(
        'This backup is damaged or was cut off: it cannot be decrypted. Nothing was put back.',
      )
    }
  }

async function decrypterOf({ BACKUP_IDENTITY_FILE: file, BACKUP_PASSPHRASE: passphrase }: Environment) {
  if (file === undefined && passphrase === undefined) {
    throw new BackupError(
      'This backup is encrypted. Set BACKUP_IDENTITY_FILE to the file with its age identity, or BACKUP_PASSPHRASE.',
    )
  }
  const decrypter = new Decrypter()
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase)
  if (file === undefined) return decrypter
  try {
    const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim())
    const identities = lines.filter((line) => line !== '' && !line.startsWith('#'))
    if (identities.length === 0 || identities.length > maxIdentities) throw new Error('no identities')
    for (const identity of identities) decrypter.addIdentity(identity)
  } catch {
    throw new SettingsError(
      'BACKUP_IDENTITY_FILE',
      'must be a file with age identities (AGE-SECRET-KEY-1…), one in each line.',
    )
  }
  return decrypter
}

/** Reads enough bytes to see whether it is encrypted; `all` starts again from the first byte. */
async function beginningOf(bytes: Bytes): Promise<{ start: Uint8Array; all: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]()
  const read: Uint8Array[] = []
  let length = 0
  while (length < magic.length) {
    const { done, value } = await iterator.next()
    if (done) break
    read.push(value)
    length += value.length
  }
  async function* all() {
    yield* read
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { start: Buffer.concat(read), all: all() }
}
