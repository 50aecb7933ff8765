import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The day on which the demo's data ends: that of the first start, kept so that a later start shows the same orders. */
export async function demoLastDay(dataFolder: string, today: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const file = join(dataFolder, 'demo-last-day')
  try {
    await writeFile(file, today, { flag: 'wx' })
    return today
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readFile(file, 'utf8')).trim()
  }
}
