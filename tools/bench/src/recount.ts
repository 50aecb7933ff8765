import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'

/** Totals of the orders of one currency and status, in minor units. */
export interface RecountSum {
  currency: string
  status: string
  orders: number
  total: number
  refunded: number
}

/** The figures of a shop made from an order file. */
export interface Recount {
  rows: number
  orders: number
  /** Distinct CustomerIDs: the registered customers. */
  customers: number
  /** Distinct email addresses that guests left. */
  guests: number
  ordersOfGuestsWithMail: number
  ordersWithoutCustomerOrMail: number
  products: number
  productLines: number
  shippingLines: number
  feeLines: number
  refunds: number
  refundLines: number
  /** Sorted by currency, then status. */
  sums: RecountSum[]
}

interface Row {
  InvoiceNo: string
  StockCode: string
  Quantity: string
  InvoiceDate: string
  UnitPrice: string
  CustomerID: string
  Country: string
}

interface Invoice {
  number: string
  customer: string
  euro: boolean
  firstDay: string
  total: number
  refunded: number
  isRefunded: boolean
}

const shipping = ['POST', 'DOT', 'C2']
const fees = ['M', 'D', 'S', 'B', 'BANK CHARGES', 'AMAZONFEE', 'CRUK']
const euro =
  'Austria,Belgium,Cyprus,EIRE,Finland,France,Germany,Greece,Italy,Malta,Netherlands,Portugal,Spain'.split(
    ',',
  )

const statusOf = (invoice: Invoice, lastDay: string): string => {
  if (invoice.number.startsWith('C')) return 'cancelled'
  if (invoice.total > 0 && invoice.refunded === invoice.total) return 'refunded'
  if (invoice.isRefunded) return 'completed'
  if (invoice.firstDay === lastDay) return 'processing'
  const rest = Number(invoice.number) % 200
  return ['failed', 'on-hold', 'pending'][rest] ?? 'completed'
}

const guestOf = (invoice: Invoice): number | undefined => {
  const isGuest = invoice.customer === '' && !invoice.number.startsWith('C') && invoice.total > 0
  const third = Number(invoice.number) / 3
  return isGuest && Number.isInteger(third) ? third % 200 : undefined
}

const open = (path: string) => {
  const file = createReadStream(path)
  return path.endsWith('.gz') ? file.pipe(createGunzip()) : file
}

/**
 * Counts an order file by the rules in libs/provider-simulator/README.md, from the CSV alone. It shares no
 * code with the simulator, so that the two can be checked against each other. @throws Error when the file
 * can't be read.
 */
export const recount = async (path: string): Promise<Recount> => {
  const { rows, invoices, customers, products, lines, refunds, lastDay } = await countRows(path)
  return {
    rows,
    orders: invoices.size,
    customers: customers.size,
    ...countGuests(invoices.values()),
    products: products.size,
    productLines: lines.product,
    shippingLines: lines.shipping,
    feeLines: lines.fee,
    refunds: refunds.size,
    refundLines: lines.refund,
    sums: sumUp(invoices.values(), lastDay),
  }
}

/** What the rows of a file amount to. */
interface CountedRows {
  rows: number
  lastDay: string
  invoices: Map<string, Invoice>
  customers: Set<string>
  products: Set<string>
  lines: Record<'product' | 'shipping' | 'fee' | 'refund', number>
  /** Pairs of a cancelling invoice and the one that it refunds. */
  refunds: Set<string>
}

const countRows = async (path: string): Promise<CountedRows> => {
  const counted: CountedRows = {
    rows: 0,
    lastDay: '',
    invoices: new Map(),
    customers: new Set(),
    products: new Set(),
    lines: { product: 0, shipping: 0, fee: 0, refund: 0 },
    refunds: new Set(),
  }
  const sales = new Map<string, { invoice: Invoice; left: number }[]>()
  const source = open(path)
  const parser = parse({ columns: true, bom: true })
  source.on('error', (error: Error) => parser.destroy(error))
  for await (const row of source.pipe(parser) as AsyncIterable<Row>) {
    counted.rows += 1
    if (row.InvoiceDate.slice(0, 10) > counted.lastDay) counted.lastDay = row.InvoiceDate.slice(0, 10)
    if (row.InvoiceNo.startsWith('A')) continue
    const code = row.StockCode.trim().toUpperCase()
    const isProduct = !shipping.includes(code) && !fees.includes(code)
    if (isProduct && !code.startsWith('GIFT_')) counted.products.add(code)
    if (row.CustomerID !== '') counted.customers.add(row.CustomerID)
    const pieces = Math.abs(Number(row.Quantity))
    const thousandths = Math.round(Number(row.UnitPrice) * 1000)
    const amount = Math.floor((pieces * thousandths) / 10 + 0.5)
    const canReturn = isProduct && row.CustomerID !== ''
    const saleKey = `${row.CustomerID} ${code} ${thousandths}`

    if (!row.InvoiceNo.startsWith('C')) {
      if (Number(row.Quantity) < 0) continue
      const invoice = addLine(counted, row, code, amount)
      if (canReturn) {
        const known = sales.get(saleKey)
        if (known) known.push({ invoice, left: pieces })
        else sales.set(saleKey, [{ invoice, left: pieces }])
      }
      continue
    }
    const sale = canReturn ? sales.get(saleKey)?.findLast(({ left }) => left >= pieces) : undefined
    if (sale) {
      sale.left -= pieces
      sale.invoice.refunded += amount
      sale.invoice.isRefunded = true
      counted.lines.refund += 1
      counted.refunds.add(`${row.InvoiceNo} ${sale.invoice.number}`)
    } else if (!fees.includes(code)) addLine(counted, row, code, amount)
  }
  return counted
}

/** Adds a row to its invoice, and returns the invoice. */
const addLine = ({ invoices, lines }: CountedRows, row: Row, code: string, amount: number): Invoice => {
  const day = row.InvoiceDate.slice(0, 10)
  const invoice = invoices.get(row.InvoiceNo) ?? {
    number: row.InvoiceNo,
    customer: row.CustomerID,
    euro: euro.includes(row.Country),
    firstDay: day,
    total: 0,
    refunded: 0,
    isRefunded: false,
  }
  invoices.set(row.InvoiceNo, invoice)
  if (day < invoice.firstDay) invoice.firstDay = day
  invoice.total += amount
  if (shipping.includes(code)) lines.shipping += 1
  else if (fees.includes(code)) lines.fee += 1
  else lines.product += 1
  return invoice
}

const countGuests = (
  invoices: Iterable<Invoice>,
): Pick<Recount, 'guests' | 'ordersOfGuestsWithMail' | 'ordersWithoutCustomerOrMail'> => {
  const guests = new Set<number>()
  let ordersOfGuestsWithMail = 0
  let ordersWithoutCustomerOrMail = 0
  for (const invoice of invoices) {
    const guest = guestOf(invoice)
    if (guest !== undefined) {
      guests.add(guest)
      ordersOfGuestsWithMail += 1
    } else if (invoice.customer === '') ordersWithoutCustomerOrMail += 1
  }
  return { guests: guests.size, ordersOfGuestsWithMail, ordersWithoutCustomerOrMail }
}

const sumUp = (invoices: Iterable<Invoice>, lastDay: string): RecountSum[] => {
  const sums = new Map<string, RecountSum>()
  for (const invoice of invoices) {
    const status = statusOf(invoice, lastDay)
    const currency = invoice.euro ? 'EUR' : 'GBP'
    const key = `${currency} ${status}`
    const sum = sums.get(key) ?? { currency, status, orders: 0, total: 0, refunded: 0 }
    sum.orders += 1
    sum.total += invoice.total
    sum.refunded += invoice.refunded
    sums.set(key, sum)
  }
  return [...sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}

if (import.meta.main) {
  const path = process.argv[2]
  if (path === undefined) {
    console.error('usage: recount.ts FILE.csv.gz')
    process.exit(1)
  }
  try {
    console.log(JSON.stringify(await recount(path), null, 2))
  } catch (error) {
    console.error(`recount: ${path}: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}
