import type { Store } from '@tandem/api-contract'
import type { DataColumn } from '@tandem/design-system'
import { useMemo } from 'react'
import { text } from '../messages.ts'

/** The columns of a list; times are on the clock of `timeZone`. */
export type ColumnsOf<Row> = (options: { timeZone: string }) => DataColumn<Row>[]

/** The columns of a list; where rows of several stores stand among each other, each says which is its own. */
export function listColumns<Row extends { store_id: number }>(
  columnsOf: ColumnsOf<Row>,
  timeZone: string,
  stores: readonly (readonly [id: number, name: string])[],
): DataColumn<Row>[] {
  const columns = columnsOf({ timeZone })
  if (stores.length < 2) return columns
  const names = new Map(stores)
  const store: DataColumn<Row> = {
    key: 'store',
    header: text('list.store'),
    cell: ({ store_id }) => <bdi>{names.get(store_id)}</bdi>,
    phone: 'subtitle',
  }
  return columns.toSpliced(-1, 0, store)
}

/** The columns, the same ones as long as nothing about them changes. */
export function useListColumns<Row extends { store_id: number }>(
  columnsOf: ColumnsOf<Row>,
  timeZone: string,
  stores: readonly Pick<Store, 'id' | 'name'>[],
) {
  // The list of stores is read every second during a sync; the columns change only with the names.
  const names = JSON.stringify(stores.map(({ id, name }) => [id, name]))
  return useMemo(
    () => listColumns(columnsOf, timeZone, JSON.parse(names) as [number, string][]),
    [columnsOf, names, timeZone],
  )
}
