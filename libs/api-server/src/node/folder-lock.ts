import { open, readFile, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Another process uses the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop it, or set DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUseError'
  }
}

const beatEveryMs = 2_000
/** A lock of another machine (a shared volume) counts as left behind when it has not been renewed for this long. */
const staleAfterMs = 10_000

const settleMs = 100

interface Owner {
  pid: number
  host: string
}

/**
 * Reserves the folder for this process, because PGlite takes no lock itself and two writers silently lose rows. A lock
 * that a killed process left is taken over immediately on the same machine, and after ten seconds on another.
 *
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = join(folder, 'lock.json')
  if (!(await create(file))) {
    if (!(await isLeftBehind(file))) throw new FolderInUseError(folder)
    await rm(file, { force: true })
    if (!(await create(file))) throw new FolderInUseError(folder)
    // Two processes may have found the same old lock; the one whose lock was replaced gives up.
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    if ((await readOwner(file))?.pid !== process.pid) throw new FolderInUseError(folder)
  }
  const beat = setInterval(() => {
    const now = new Date()
    utimes(file, now, now).catch(() => clearInterval(beat))
  }, beatEveryMs)
  beat.unref()
  return {
    async release() {
      clearInterval(beat)
      await rm(file, { force: true })
    },
  }
}

/** Returns false when the file exists already: `wx` creates it or fails, in one step. */
async function create(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx')
    await handle.writeFile(JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner))
    await handle.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isLeftBehind(file: string): Promise<boolean> {
  const owner = await readOwner(file)
  // A container gives each start the same process id, so our own id in the file comes from an earlier run.
  if (owner?.host === hostname()) return owner.pid === process.pid || !isAlive(owner.pid)
  const { mtimeMs } = await stat(file)
  if (Date.now() - mtimeMs > staleAfterMs) return true
  // The lock is from another machine or half written: a living owner renews it within this time.
  await new Promise((resolve) => setTimeout(resolve, beatEveryMs * 2))
  return (await stat(file)).mtimeMs === mtimeMs
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process is alive, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
