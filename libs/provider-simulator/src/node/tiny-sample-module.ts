import { createRecordSplitter, splitRecord } from '../dataset/csv-lines.ts'

/** Chosen for what they did: returns, several currencies, many small orders. */
const customers = new Set(
  '12464 12504 12544 12616 12664 12888 13104 13672 14744 14768 15400 16048 17440 17856'.split(' '),
)
/** Gift vouchers, an order with postage, one on hold, one pending and one of the last day. */
const invoices = new Set(['552232', '564760', '536864', '547001', '557002', '581587'])
const oneGuestIn = 120

/** The source of `tiny-sample.generated.ts`, cut from the bundled sample's CSV. */
export const tinySampleModule = (sample: string): string => {
  const kept: string[] = []
  const splitter = createRecordSplitter((record, line) => {
    const [invoice, , , , , , customer] = splitRecord(record)
    const isGuest = customer === '' && Number(invoice!.replace(/\D/, '')) % oneGuestIn === 0
    if (line === 1 || customers.has(customer!) || invoices.has(invoice!) || isGuest) kept.push(record)
  })
  splitter.push(sample)
  splitter.finish()
  const counts = new Map<string, number>()
  for (const record of kept)
    counts.set(splitRecord(record)[0]!, (counts.get(splitRecord(record)[0]!) ?? 0) + 1)
  const csv = kept.filter((record) => counts.get(splitRecord(record)[0]!)! <= 50).join('\n')
  return `/* Cut by src/cut-sample.ts from: Chen, D. (2015). Online Retail. UCI Machine Learning Repository, doi 10.24432/C5BW33, CC BY 4.0. */
export const tinySampleCsv = ${JSON.stringify(csv)}
`
}
