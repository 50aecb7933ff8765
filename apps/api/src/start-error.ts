import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SchemaTooNewError } from '@tandem/api-server'
import { DamagedFolderError } from '@tandem/api-server/node'
import type { Settings } from './settings.ts'

/** The reason why a process can't start, in one line that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The error numbers of the embedded database's file system, with Node's codes. */
const embeddedCodes: Record<number, string> = { 2: 'EACCES', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' }

const notWritable = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']

/** With less free space the embedded database can't do anything. */
const fullBytes = 1024 * 1024

/** The error with a message for people, if its cause is known; otherwise the error itself. */
export async function asStartError(
  error: unknown,
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
): Promise<unknown> {
  if (error instanceof SchemaTooNewError) return new StartError(error.message)
  const { databaseUrl, dataFolder } = settings
  const isOfFolder = databaseUrl === null || isAbout(error, dataFolder)
  const words = isOfFolder ? await ofFolder(error, dataFolder) : ofServer(error)
  return words ?? ofRole(error) ?? error
}

/**
 * Whether the folder couldn't be created or used: Node's error names it, a parent folder, or a file in it.
 */
function isAbout(error: unknown, folder: string): boolean {
  const { path } = error as { path?: unknown }
  if (typeof path !== 'string') return false
  const [one, other] = [resolve(folder), resolve(path)]
  return isIn(one, other) || isIn(other, one)
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(folder.replace(/\/?$/, '/'))

async function ofFolder(error: unknown, folder: string): Promise<StartError | null> {
  const { errno, code = embeddedCodes[Number(errno)] } = error as { errno?: unknown; code?: unknown }
  if (code === 'ENOSPC' || code === '53100') return full(folder)
  if (notWritable.includes(String(code))) {
    return new StartError(
      `The data folder ${folder} cannot be written (${code}). The user of the process must own it.`,
    )
  }
  if (!isDamage(error)) return null
  if (await isFull(folder)) return full(folder)
  return new StartError(
    `The embedded database in ${folder} cannot be opened: files of it are damaged or missing. ` +
      'Restore a backup into another folder and set DATA_DIR to that.',
  )
}

/** Files are missing, or the embedded database aborts or only says that it couldn't start. */
const isDamage = (error: unknown) =>
  error instanceof DamagedFolderError ||
  (error instanceof Error &&
    (error.name === 'RuntimeError' || error.message.includes('failed to initialize')))

const full = (folder: string) =>
  new StartError(`The disk of the data folder ${folder} is full. Make room, then start again.`)

async function isFull(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < fullBytes
  } catch {
    return false
  }
}

function ofServer(error: unknown): StartError | null {
  switch ((error as { code?: unknown }).code) {
    case '53100':
      return new StartError('The disk of the database is full. Make room, then start again.')
    case '25006':
      return new StartError(
        'Setting DATABASE_URL: the database is read-only. It must lead to the primary server.',
      )
    default:
      return null
  }
}

/** PostgreSQL's message names the missing right, and contains no secret. */
function ofRole(error: unknown): StartError | null {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (code !== '42501') return null
  return new StartError(
    `Setting DATABASE_URL: its role lacks a right (${String(message)}). "The roles" in docs/hosting.md says what it needs.`,
  )
}
