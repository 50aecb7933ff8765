import { createRecordSplitter, splitRecord } from '../dataset/csv-lines.ts'

/** Chosen for their orders: returns, several currencies, many small orders. */
const customers = new Set(
  '12464 12504 12544 12616 12664 12888 13104 13672 14744 14768 15400 16048 17440 17856'.split(' '),
)
/** A guest's order with postage, one on hold, one pending and one on the last day. */
const invoices = new Set(['559496', '547001', '557002', '581587'])
/** An invoice of 188 lines, of which only the vouchers are kept. */
const voucherInvoice = '564760'
/** Guests' orders can be very long, so only a few short ones are kept. */
const oneGuestIn = 120
const longestGuestOrder = 12

const isChosen = (record: string): boolean => {
  const [invoice, code, , , , , customer] = splitRecord(record) as string[]
  if (customers.has(customer!) || invoices.has(invoice!)) return true
  if (invoice === voucherInvoice) return code!.startsWith('gift_')
  return customer === '' && Number(invoice!.replace(/\D/, '')) % oneGuestIn === 0
}

/** The source of `tiny-sample.generated.ts`, cut from the bundled sample's CSV. */
export const tinySampleModule = (sample: string): string => {
  const kept: string[] = []
  const lengths = new Map<string, number>()
  const splitter = createRecordSplitter((record, line) => {
    if (line > 1 && !isChosen(record)) return
    kept.push(record)
    const [invoice] = splitRecord(record)
    lengths.set(invoice!, (lengths.get(invoice!) ?? 0) + 1)
  })
  splitter.push(sample)
  splitter.finish()
  const isShort = (record: string) => {
    const [invoice, , , , , , customer] = splitRecord(record)
    return customer !== '' || lengths.get(invoice!)! <= longestGuestOrder
  }
  return `/* Cut by src/cut-sample.ts from: Chen, D. (2015). Online Retail. UCI Machine Learning Repository, doi 10.24432/C5BW33, CC BY 4.0. */
export const tinySampleCsv = ${JSON.stringify(kept.filter(isShort).join('\n'))}
`
}
