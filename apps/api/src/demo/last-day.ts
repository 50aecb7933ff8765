import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hourMs } from '@tandem/format'

/** On its last day the sample has orders until 12:50. */
const lastOrderBefore = 13

/** The last day whose orders are all in the past, so that a demo has no future orders. */
export const lastDayBy = (now: Date): string =>
  new Date(now.getTime() - lastOrderBefore * hourMs).toISOString().slice(0, 10)

/**
 * The day on which the demo's data ends. It is stored at the first start, so that later starts show the same orders.
 */
export async function demoLastDay(dataFolder: string, now: Date): Promise<string> {
  const day = lastDayBy(now)
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const file = join(dataFolder, 'demo-last-day')
  try {
    await writeFile(file, day, { flag: 'wx' })
    return day
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readFile(file, 'utf8')).trim()
  }
}
