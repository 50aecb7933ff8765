import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Starts another process that holds the folder until it is killed. */
async function lockElsewhere() {
  const script = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}
    await lockFolder(${JSON.stringify(folder)})
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('refuses a folder that another process uses, and takes it over once that process was killed', async () => {
  const other = await lockElsewhere()
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const lock = await lockFolder(folder)
  await lock.release()
})

test('takes a folder again after it was released', async () => {
  await (await lockFolder(folder)).release()
  await (await lockFolder(folder)).release()
})

test('takes over the lock of another machine that was not renewed for a long time', async () => {
  const file = join(folder, 'lock.json')
  await writeFile(file, JSON.stringify({ pid: 1, host: 'another-machine' }))
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(file, longAgo, longAgo)
  await (await lockFolder(folder)).release()
})
