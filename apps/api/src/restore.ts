import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BackupError, putBack } from '@tandem/api-server/node'
import { withInstallation } from './open-installation.ts'
import { backupOpener } from './sealed-backup.ts'
import { SettingsError } from './settings-error.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Usage: npm run restore -- FILE')
  process.exit(1)
}

await withInstallation(async ({ database, secrets, settings: { isDemo } }) => {
  const text = new PassThrough()
  const fromDisk = pipeline(createReadStream(file), backupOpener(process.env), createGunzip(), text).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  )
  try {
    const rows = await putBack(
      database,
      { secrets, isDemo, now: new Date() },
      createInterface({ input: text, crlfDelay: Infinity }),
    )
    console.log(`${rows} rows were put back. Start Tandem: it brings the schema up to date.`)
    console.log(
      'All sessions and links from before the backup have ended: people sign in again, and invitations can be sent again.',
    )
  } catch (error) {
    text.destroy()
    const failure = await fromDisk
    if (failure instanceof BackupError || failure instanceof SettingsError) throw failure
    if (failure?.syscall) throw new BackupError(`${file} cannot be read (${failure.code}).`)
    if (failure?.code?.startsWith('Z_')) {
      throw new BackupError(`${file} is no backup of Tandem, or was cut off. Nothing was put back.`)
    }
    throw error
  }
})
