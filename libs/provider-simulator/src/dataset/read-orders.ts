import { createRecordSplitter, splitRecord } from './csv-lines.ts'
import type { Dataset } from './dataset.ts'
import { createDatasetBuilder } from './dataset-builder.ts'
import { orderColumns, OrderFileError, toOrderRow } from './order-row.ts'
import type { OrderRow } from './order-row.ts'

const createReader = (currency: string, takes: (row: OrderRow) => boolean = () => true) => {
  const builder = createDatasetBuilder(currency)
  let sawHeader = false
  const splitter = createRecordSplitter((record, line) => {
    const fields = splitRecord(record)
    if (sawHeader) {
      const row = toOrderRow(fields, line)
      if (takes(row)) builder.add(row)
      return
    }
    const header = fields.map((field) => field.replace(/^\uFEFF/, '').trim())
    if (header.join() !== orderColumns.join())
      throw new OrderFileError(line, `the columns must be ${orderColumns.join(', ')}`)
    sawHeader = true
  })
  return {
    push: splitter.push,
    finish(): Dataset {
      splitter.finish()
      if (!sawHeader) throw new OrderFileError(1, 'the file is empty')
      return builder.finish()
    },
  }
}

/** Reads a dataset from CSV text. @throws OrderFileError on a line that can't be read. */
export const readOrdersText = (csv: string, currency = 'GBP'): Dataset => {
  const reader = createReader(currency)
  reader.push(csv)
  return reader.finish()
}

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

/**
 * Reads a dataset from a stream of CSV bytes, gzipped or not: all its lines or those that `takes` accepts.
 * Only the dataset is kept in memory.
 *
 * @throws OrderFileError on a line that can't be read, or when the archive is damaged.
 */
export const readOrdersStream = async (
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  currency = 'GBP',
  takes?: (row: OrderRow) => boolean,
): Promise<Dataset> => {
  const reader = createReader(currency, takes)
  const [probe, content] = stream.tee()
  const first = await probe.getReader().read()
  const unpacked =
    first.value && isGzip(first.value) ? content.pipeThrough(new DecompressionStream('gzip')) : content
  const decoder = new TextDecoder()
  const chunks = unpacked.getReader()
  for (;;) {
    const { done, value } = await chunks.read().catch((cause: unknown) => {
      throw new Error('the archive is damaged', { cause })
    })
    if (done) break
    reader.push(decoder.decode(value, { stream: true }))
  }
  reader.push(decoder.decode())
  return reader.finish()
}
