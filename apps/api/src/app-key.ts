import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key that seals credentials: the setting, else one made at the first start and kept beside the data. */
export async function appKey(given: string | null, dataFolder: string): Promise<Uint8Array<ArrayBuffer>> {
  if (given !== null) return new Uint8Array(Buffer.from(given, 'base64'))
  await mkdir(dataFolder, { recursive: true })
  const file = join(dataFolder, 'app.key')
  try {
    // Only the first start writes; `wx` keeps a key that is there.
    await writeFile(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return new Uint8Array(Buffer.from(await readFile(file, 'utf8'), 'base64'))
}
