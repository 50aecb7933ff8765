import { execFile, spawnSync } from 'node:child_process'
import { chmod, mkdir, open, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A disk of a few megabytes that can be filled to the last byte. */
export interface SmallDisk {
  folder: string
  fill(): Promise<void>
  free(): Promise<void>
  unmount(): void
}

/** Mounting needs root, or sudo without a password as on a hosted runner. */
const asRoot = (command: string, ...parameters: string[]): [string, string[]] =>
  process.getuid?.() === 0 ? [command, parameters] : ['sudo', ['-n', command, ...parameters]]

/** Why no small disk can be mounted here, or null. */
export async function smallDiskObstacle(): Promise<string | null> {
  if (process.platform !== 'linux') return 'a small disk needs Linux'
  try {
    await run(...asRoot('unshare', '--mount', 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', '/mnt'))
    return null
  } catch {
    return 'a small disk is mounted by root, or with sudo without a password'
  }
}

const block = Buffer.alloc(64 * 1024)

/** Mounts a disk with a size in megabytes. Unmount it before its parent folder is removed. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true })
  // PostgreSQL runs as another user.
  await chmod(dirname(folder), 0o755)
  const owner = `uid=${process.getuid?.() ?? 0},gid=${process.getgid?.() ?? 0}`
  await run(...asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755,${owner}`, 'tmpfs', folder))
  const ballast = join(folder, 'ballast')
  // Unmounts lazily, because a process that was killed a moment ago may still use it.
  const unmount = () => void spawnSync(...asRoot('umount', '--lazy', folder))
  process.once('exit', unmount)
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'a')
      try {
        // Large blocks leave a rest at the end, which small ones fill.
        for (let size = block.length; size >= 512; size = size === block.length ? 512 : 0) {
          for (;;) {
            const { bavail, bsize } = await statfs(folder)
            if (bavail * bsize < size) break
            await file.write(block, 0, size)
          }
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        await file.close()
      }
    },
    free: () => rm(ballast, { force: true }),
    unmount() {
      process.off('exit', unmount)
      unmount()
    },
  }
}
