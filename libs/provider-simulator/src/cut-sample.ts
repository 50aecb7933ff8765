import { writeFile } from 'node:fs/promises'
import { openAsBlob } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { createRecordSplitter, splitRecord } from './dataset/csv-lines.ts'
import { tinySampleModule } from './node/tiny-sample-module.ts'

/** Whole customers, so that a return still finds its sale; a guest's invoices are drawn by their number. */
const oneIn = 8

const isChosen = (record: string): boolean => {
  const [invoice, , , , , , customer] = splitRecord(record)
  return Number(customer || invoice!.replace(/\D/, '')) % oneIn === 0
}

const source = process.argv[2]
if (!source) throw new Error('usage: cut-sample.ts online-retail.csv.gz')

const kept: string[] = []
const splitter = createRecordSplitter((record, line) => {
  if (line === 1 || isChosen(record)) kept.push(record)
})
const file = await openAsBlob(source)
const text = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
splitter.push(text)
splitter.finish()

const sample = `${kept.join('\n')}\n`
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
await writeFile(pathOf('../data/online-retail-sample.csv.gz'), gzipSync(sample, { level: 9 }))
await writeFile(pathOf('./tiny-sample.generated.ts'), tinySampleModule(sample))
