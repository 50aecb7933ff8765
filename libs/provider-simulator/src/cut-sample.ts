import { writeFile } from 'node:fs/promises'
import { openAsBlob } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { homeCountry } from './dataset/countries.ts'
import { createRecordSplitter, splitRecord } from './dataset/csv-lines.ts'
import { tinySampleModule } from './node/tiny-sample-module.ts'

/** Whole customers, so that a return still finds its sale; a guest's invoices are drawn by their number. */
const isOneIn = (oneIn: number, record: string): boolean => {
  const [invoice, , , , , , customer] = splitRecord(record)
  return Number(customer || invoice!.replace(/\D/, '')) % oneIn === 0
}

/** So that neither shop of the demo is much smaller: of ten orders of the set, nine are from the United Kingdom. */
const isInDemo = (record: string): boolean =>
  isOneIn(splitRecord(record).at(-1) === homeCountry ? 20 : 2, record)

const source = process.argv[2]
if (!source) throw new Error('usage: cut-sample.ts online-retail.csv.gz')

const kept: string[] = []
const keptForDemo: string[] = []
const splitter = createRecordSplitter((record, line) => {
  if (line === 1 || isOneIn(8, record)) kept.push(record)
  if (line === 1 || isInDemo(record)) keptForDemo.push(record)
})
const file = await openAsBlob(source)
const text = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
splitter.push(text)
splitter.finish()

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const write = async (path: string, records: string[]): Promise<string> => {
  const text = `${records.join('\n')}\n`
  await writeFile(pathOf(path), gzipSync(text, { level: 9 }))
  return text
}
const sample = await write('../data/online-retail-sample.csv.gz', kept)
await write('../data/online-retail-demo.csv.gz', keptForDemo)
await writeFile(pathOf('./tiny-sample.generated.ts'), tinySampleModule(sample))
