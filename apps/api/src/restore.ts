import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BackupError, putBack } from '@tandem/api-server/node'
import { withInstallation } from './open-installation.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Usage: npm run restore -- FILE')
  process.exit(1)
}

await withInstallation(async ({ database, secrets }) => {
  const text = new PassThrough()
  const fromDisk = pipeline(createReadStream(file), createGunzip(), text).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  )
  try {
    const rows = await putBack(database, secrets, createInterface({ input: text, crlfDelay: Infinity }))
    console.log(`${rows} rows were put back. Start Tandem: it brings the schema up to date.`)
  } catch (error) {
    text.destroy()
    const failure = await fromDisk
    if (failure?.syscall) throw new BackupError(`${file} cannot be read (${failure.code}).`)
    if (failure?.code?.startsWith('Z_')) {
      throw new BackupError(`${file} is no backup of Tandem, or was cut off. Nothing was put back.`)
    }
    throw error
  }
})
