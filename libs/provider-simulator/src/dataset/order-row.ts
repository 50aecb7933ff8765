/** One line of an order file. `price` is in thousandths: the file has prices such as 0.001. */
export interface OrderRow {
  invoice: string
  code: string
  description: string
  quantity: number
  at: string
  price: number
  customer: string
  country: string
}

/** Columns of the UCI Online Retail dataset, in its order. */
export const orderColumns = [
  'InvoiceNo',
  'StockCode',
  'Description',
  'Quantity',
  'InvoiceDate',
  'UnitPrice',
  'CustomerID',
  'Country',
] as const

/** A line of an order file can't be read; the message names the line and the column. */
export class OrderFileError extends Error {
  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`)
    this.name = 'OrderFileError'
  }
}

const toThousandths = (text: string): number | undefined => {
  const parts = /^(-?)(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text)
  if (!parts) return undefined
  const thousandths = Number(parts[2]) * 1000 + Number((parts[3] ?? '').padEnd(3, '0'))
  return parts[1] ? -thousandths : thousandths
}

/** The row of a line's fields. @throws OrderFileError naming the line when a field is invalid. */
export const toOrderRow = (fields: string[], line: number): OrderRow => {
  if (fields.length !== orderColumns.length)
    throw new OrderFileError(line, `${fields.length} fields instead of ${orderColumns.length}`)
  const [invoice, code, description, quantityText, at, priceText, customer, country] = fields as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const quantity = Number(quantityText)
  const price = toThousandths(priceText)
  if (!/^[AC]?\d{1,9}$/.test(invoice)) throw new OrderFileError(line, `InvoiceNo "${invoice}" is no number`)
  if (code.trim() === '') throw new OrderFileError(line, 'StockCode is empty')
  if (!/^-?\d{1,9}$/.test(quantityText))
    throw new OrderFileError(line, `Quantity "${quantityText}" is no whole number`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(at) || Number.isNaN(Date.parse(`${at}Z`)))
    throw new OrderFileError(line, `InvoiceDate "${at}" is not like 2011-12-09T12:50:00`)
  if (price === undefined) throw new OrderFileError(line, `UnitPrice "${priceText}" is no price`)
  if (!/^\d{0,9}$/.test(customer)) throw new OrderFileError(line, `CustomerID "${customer}" is no number`)
  return { invoice, code, description, quantity, at, price, customer, country }
}
