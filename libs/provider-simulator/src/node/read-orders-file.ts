import { openAsBlob } from 'node:fs'
import type { Dataset } from '../dataset/dataset.ts'
import type { OrderRow } from '../dataset/order-row.ts'
import { readOrdersStream } from '../dataset/read-orders.ts'

/**
 * Reads a dataset from a CSV or CSV.gz file: all its lines or those that `takes` accepts. @throws Error
 * naming the file, and the line that can't be read.
 */
export const readOrdersFile = async (
  path: string,
  currency?: string,
  takes?: (row: OrderRow) => boolean,
): Promise<Dataset> => {
  try {
    const file = await openAsBlob(path)
    return await readOrdersStream(file.stream(), currency, takes)
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
