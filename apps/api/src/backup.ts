import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { BackupError, writeBackup } from '@tandem/api-server/node'
import { withInstallation } from './open-installation.ts'
import { refuseLostKey } from './refuse-lost-key.ts'
import { backupSealer } from './sealed-backup.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Usage: npm run backup -- FILE')
  process.exit(1)
}

await withInstallation(async ({ database, secrets, keyPlace }) => {
  const seal = backupSealer(process.env)
  await refuseLostKey(database, secrets)
  // Written under another name until it is complete, so that nobody takes half a backup for a whole one.
  const unfinished = `${file}.part`
  // What can't be removed can't be written either, and that failure is reported.
  const removeUnfinished = () => rm(unfinished, { force: true }).catch(() => undefined)
  // The file of a killed run is deleted and never written into: others may be able to read it, or it may be a
  // link.
  await removeUnfinished()
  const gzip = createGzip()
  const output = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
  const onDisk = (seal ? pipeline(gzip, seal, output) : pipeline(gzip, output)).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  )
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => {
      gzip.write(text, (error) => (error ? reject(error) : resolve()))
    })
  try {
    const rows = await writeBackup(database, { secrets, now: new Date() }, write)
    gzip.end()
    const failure = await onDisk
    if (failure) throw failure
    await rename(unfinished, file)
    console.log(`${rows} rows are in ${file}, ${seal ? 'encrypted' : 'not encrypted'}.`)
    if (!seal)
      console.log(
        'A person who reads it reads all but the credentials. See BACKUP_RECIPIENT in docs/hosting.md.',
      )
    console.log(
      `Nobody can open the credentials in it without the key: keep a copy of ${keyPlace} elsewhere.`,
    )
  } catch (error) {
    gzip.destroy()
    const failure = await onDisk
    await removeUnfinished()
    if (failure?.syscall) throw new BackupError(`${file} cannot be written (${failure.code}).`)
    throw error
  }
})
