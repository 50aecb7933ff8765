import { openAsBlob } from 'node:fs'
import type { Dataset } from '../dataset/dataset.ts'
import { readOrdersStream } from '../dataset/read-orders.ts'

/** The dataset of a CSV or CSV.gz on disk. @throws Error naming the file, and the line that cannot be read. */
export const readOrdersFile = async (path: string, currency?: string): Promise<Dataset> => {
  try {
    const file = await openAsBlob(path)
    return await readOrdersStream(file.stream(), currency)
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
