import { exportDiscountCodes } from '@tandem/api-contract'
import type { discountCodeColumns, SoldByCode } from '@tandem/api-contract'
import { knownFrom } from '../../commerce/stores/known-from.ts'
import { listedStores } from '../../commerce/stores/listed-stores.ts'
import { implementFile } from '../../identity/implement.ts'
import { decimal, figure } from '../../platform/exports/cell.ts'
import { contextOf, definitionsFile, recordExport } from '../../platform/exports/export-list.ts'
import type { ExportColumn } from '../../platform/exports/export-list.ts'
import { tableFile } from '../../platform/exports/table-file.ts'
import { allDiscountCodes } from './find-codes.ts'

type Column = (typeof discountCodeColumns)[number]

const name = 'discount-codes'

/** The number of rows in one batch of the file. */
const batchSize = 500

/** Codes aren't paged: all of them are added up together, as for a page of the list. */
export const discountCodeExportRoutes = [
  implementFile(exportDiscountCodes, async ({ body, team, audit, language, dependencies }) => {
    const { filter, columns: wanted, definitions = false, ...style } = body
    const { currency, codes, from, context, teamName } = await team(async (db) => {
      const { ids, knownSince } = await listedStores(db, filter.store_id, 'orders_count')
      const from = await knownFrom(db, knownSince)
      const found = await allDiscountCodes(db, ids, { ...filter, from })
      if (!definitions) await recordExport(audit, db, name, { filter, columns: wanted })
      return { ...found, from, ...(await contextOf(db, { ids, owner: 'store_id' }, language)) }
    })
    const known = columnsIn(currency ?? '', from.day)
    const chosen = [...new Set(wanted)].flatMap((column) => known[column])
    const file = { name, teamName, timezone: context.timezone, now: dependencies.now() }
    if (definitions) return definitionsFile(file, chosen, language, style)
    async function* batches() {
      for (let at = 0; at < codes.length; at += batchSize)
        yield codes.slice(at, at + batchSize).map((code) => chosen.map(({ cell }) => cell(code)))
    }
    const titles = chosen.map(({ title }) => context.say(title))
    return tableFile(file, { titles, batches: batches() }, style)
  }),
]

function columnsIn(currency: string, since: string | null): Record<Column, ExportColumn<SoldByCode>[]> {
  const known = (title: string) => (since === null ? title : `${title} (known since ${since})`)
  const inCurrency = (title: string) => (currency === '' ? title : `${title} (${currency})`)
  return {
    code: [{ title: 'Code', cell: ({ code }) => code }],
    orders: [{ title: 'Orders', term: 'code-orders', cell: ({ orders }) => figure(orders) }],
    revenue: [
      {
        title: inCurrency('Revenue'),
        term: 'code-revenue',
        cell: ({ revenue }) => decimal(revenue, currency),
      },
    ],
    discount: [
      {
        title: inCurrency('Discount given'),
        term: 'code-discount',
        cell: ({ discount }) => (discount === null ? null : decimal(discount, currency)),
      },
    ],
    buyers: [{ title: 'Customers', term: 'code-buyers', cell: ({ buyers }) => figure(buyers) }],
    customers: [
      { title: known('New customers'), term: 'code-customers', cell: ({ customers }) => figure(customers) },
    ],
    later: [
      { title: 'Orders since', term: 'code-laterOrders', cell: ({ later }) => figure(later && later.orders) },
      {
        title: inCurrency('Bought since'),
        term: 'code-later',
        cell: ({ later }) => later && decimal(later.revenue, currency),
      },
    ],
  }
}
