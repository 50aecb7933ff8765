import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What to do with the demo's team. `emptying` and `refilling` delete the former team first; `filling` means that the
 * sample isn't complete yet.
 */
export const sampleStates = ['emptying', 'refilling', 'filling', 'empty', 'full'] as const
export type SampleState = (typeof sampleStates)[number]

const fileIn = (dataFolder: string) => join(dataFolder, 'demo-sample')

/** The stored state; null if none is stored. */
export async function readSampleState(dataFolder: string): Promise<SampleState | null> {
  try {
    const kept = (await readFile(fileIn(dataFolder), 'utf8')).trim()
    return sampleStates.find((state) => state === kept) ?? null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Stores the state for later starts. A half-written file is never read. */
export async function keepSampleState(dataFolder: string, state: SampleState): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const file = fileIn(dataFolder)
  await writeFile(`${file}.new`, state)
  await rename(`${file}.new`, file)
}
