import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '../platform/dependencies/dependencies.ts'

const derive = promisify(argon2)

/**
 * Parameters of https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html: 19 MiB, 2
 * passes.
 */
const current = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

const parameterText = ({ memory, passes, parallelism }: typeof current) =>
  `m=${memory},t=${passes},p=${parallelism}`

/** Argon2id; hashes are in the PHC string format, which includes their parameters. */
export const argon2Passwords: Passwords = {
  async hash(password) {
    const nonce = randomBytes(16)
    const tag = await derive('argon2id', { message: password, nonce, tagLength, ...current })
    return `$argon2id$v=19$${parameterText(current)}$${base64(nonce)}$${base64(tag)}`
  },
  async verify(password, hash) {
    const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
    if (!parts) return false
    const [, memory, passes, parallelism, nonce = '', tag = ''] = parts
    const expected = Buffer.from(tag, 'base64')
    const actual = await derive('argon2id', {
      message: password,
      nonce: Buffer.from(nonce, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    })
    return timingSafeEqual(actual, expected)
  },
  isOutdated: (hash) => !hash.startsWith(`$argon2id$v=19$${parameterText(current)}$`),
}
