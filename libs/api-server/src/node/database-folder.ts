import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder holds files of the embedded database, but its version file is missing. */
export class DamagedFolderError extends Error {
  constructor(folder: string) {
    super(`The embedded database in ${folder} is damaged: its file ${versionFile} is missing.`)
    this.name = 'DamagedFolderError'
  }
}

const versionFile = 'PG_VERSION'
const begunFile = 'database-begun'

/**
 * Opens the embedded database in `folder` with `open`. PGlite treats a folder without a version file as new, and
 * writes an empty database over what is there. Only a first start that was killed may continue like that: a file
 * beside the database marks it until the database is complete.
 *
 * @throws DamagedFolderError
 */
export async function openDatabaseFolder<T>(folder: string, open: (path: string) => Promise<T>): Promise<T> {
  const path = join(folder, 'database')
  const mark = join(folder, begunFile)
  await mkdir(path, { recursive: true, mode: 0o700 })
  const files = await readdir(path)
  if (files.length === 0) await writeFile(mark, '', { mode: 0o600 })
  else if (!files.includes(versionFile) && !(await readdir(folder)).includes(begunFile)) {
    throw new DamagedFolderError(folder)
  }
  const opened = await open(path)
  await rm(mark, { force: true })
  return opened
}
