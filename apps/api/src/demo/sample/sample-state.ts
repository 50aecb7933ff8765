import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What the demo's team is to hold. `emptying` and `refilling` say that its former team goes first; `filling` that the sample
 * is not whole yet.
 */
export const sampleStates = ['emptying', 'refilling', 'filling', 'empty', 'full'] as const
export type SampleState = (typeof sampleStates)[number]

const fileIn = (dataFolder: string) => join(dataFolder, 'demo-sample')

/** What was kept last; null where nothing was. */
export async function readSampleState(dataFolder: string): Promise<SampleState | null> {
  try {
    const kept = (await readFile(fileIn(dataFolder), 'utf8')).trim()
    return sampleStates.find((state) => state === kept) ?? null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Keeps it for later starts; half of a write is never read. */
export async function keepSampleState(dataFolder: string, state: SampleState): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const file = fileIn(dataFolder)
  await writeFile(`${file}.new`, state)
  await rename(`${file}.new`, file)
}
