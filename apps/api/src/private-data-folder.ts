import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { InstallationSettings } from './settings.ts'

/**
 * The names that Tandem uses in its data folder. Everything else there belongs to others, and stays as it is.
 */
const ownNames = ['database', 'lock.json', 'app.key', 'demo-last-day']

const forOwnerOnly = { folder: 0o700, file: 0o600 }
const sticky = 0o1000

/**
 * Whether the database or the key is in the data folder. Otherwise the folder may be missing or read-only.
 */
export const usesDataFolder = ({
  databaseUrl,
  appKey,
}: Pick<InstallationSettings, 'databaseUrl' | 'appKey'>) => databaseUrl === null || appKey === null

/** From now on only this process's own user can access the files it creates. */
export function makeFilesPrivate(): void {
  process.umask(0o077)
}

/**
 * Creates the data folder if it is missing, and removes other users' access to Tandem's files in it: earlier
 * versions used the default umask, and the embedded database creates files that everybody may write.
 *
 * @returns the first path that couldn't be changed because another user owns it, or else null
 */
export async function keepDataPrivate(folder: string): Promise<string | null> {
  await mkdir(folder, { recursive: true, mode: forOwnerOnly.folder })
  const { mode } = await stat(folder)
  // Shared folders such as /tmp have the sticky bit.
  const failed = (mode & sticky) === 0 ? await restrict(folder, forOwnerOnly.folder, mode) : null
  let open = failed
  for (const name of ownNames) open ??= await restrictAll(join(folder, name))
  return open
}

async function restrictAll(path: string): Promise<string | null> {
  const found = await lstat(path).catch(unlessMissing)
  // Links aren't followed, because anybody with access to the folder may have made them.
  if (found === null || !(found.isDirectory() || found.isFile())) return null
  if (found.isFile()) return restrict(path, forOwnerOnly.file, found.mode)
  let open = await restrict(path, forOwnerOnly.folder, found.mode)
  for (const name of await readdir(path)) open ??= await restrictAll(join(path, name))
  return open
}

async function restrict(path: string, wanted: number, mode: number): Promise<string | null> {
  if ((mode & 0o7777) === wanted) return null
  try {
    await chmod(path, wanted)
    return null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // The running database deletes files of its own.
    if (code === 'ENOENT') return null
    if (code === 'EPERM' || code === 'EROFS') return path
    throw error
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
