import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate disk that a test may fill. */
export interface SmallDisk {
  folder: string
  /** Uses all the space that is left. */
  fill(): Promise<void>
  makeRoom(): Promise<void>
  close(): void
}

/** Mounts a file system in memory; null when this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    async fill() {
      const { bavail, bsize } = await statfs(folder)
      // Another writer may take the last block at that moment, and then the disk is full as well.
      await writeFile(filler, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOSPC') throw error
      })
    },
    makeRoom: () => rm(filler, { force: true }),
    close() {
      execFileSync('umount', ['--lazy', folder])
      rmdirSync(folder)
    },
  }
}
