import { writeFile } from 'node:fs/promises'
import { openAsBlob } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { homeCountry } from './dataset/countries.ts'
import { createRecordSplitter, splitRecord } from './dataset/csv-lines.ts'
import { tinySampleModule } from './node/tiny-sample-module.ts'

/** The buyer of a line: the customer's number or, for a guest, the number of the invoice. */
const buyerOf = (record: string): string => {
  const [invoice, , , , , , customer] = splitRecord(record)
  return customer || invoice!.replace(/\D/, '')
}

/** Picks whole buyers, so that a return still finds its sale. Guests are picked by their invoice number. */
const isOneIn = (oneIn: number, record: string): boolean => Number(buyerOf(record)) % oneIn === 0

/**
 * Most lines per invoice that a buyer of the demo may have on average: somebody waits while the demo is
 * imported.
 */
const maxLines = 10

/**
 * Nine of ten orders in the set are from the United Kingdom, so fewer of them are kept to balance the two
 * shops.
 */
const isOfDemoShop = (record: string): boolean =>
  splitRecord(record).at(-1) !== homeCountry || isOneIn(8, record)

const source = process.argv[2]
if (!source) throw new Error('usage: cut-sample.ts online-retail.csv.gz')

const records: string[] = []
/** How many lines and invoices each buyer has. */
const buyers = new Map<string, { lines: number; invoices: Set<string> }>()
const splitter = createRecordSplitter((record, line) => {
  records.push(record)
  if (line === 1) return
  const buyer = buyers.get(buyerOf(record)) ?? { lines: 0, invoices: new Set() }
  buyer.lines += 1
  buyer.invoices.add(splitRecord(record)[0]!)
  buyers.set(buyerOf(record), buyer)
})
const file = await openAsBlob(source)
const text = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
splitter.push(text)
splitter.finish()

const areShort = (record: string): boolean => {
  const { lines, invoices } = buyers.get(buyerOf(record))!
  return lines / invoices.size <= maxLines
}
const [header, ...lines] = records as [string, ...string[]]

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const write = async (path: string, kept: string[]): Promise<string> => {
  const csv = `${[header, ...kept].join('\n')}\n`
  await writeFile(pathOf(path), gzipSync(csv, { level: 9 }))
  return csv
}
const sample = await write(
  '../data/online-retail-sample.csv.gz',
  lines.filter((record) => isOneIn(8, record)),
)
await write(
  '../data/online-retail-demo.csv.gz',
  lines.filter((record) => isOfDemoShop(record) && areShort(record)),
)
await writeFile(pathOf('./tiny-sample.generated.ts'), tinySampleModule(sample))
