import { parseSearch, toSearch } from '@tandem/workbench'
import * as v from 'valibot'
import type { ListRequest, ListSchema, ListSearch, StoreList } from './list.ts'

type List = Pick<StoreList<unknown>, 'schema'>

const entriesOf = ({ entries: { store_id: _byTheStoreRule, ...entries } }: ListSchema) => entries

/** Reads the address; whatever cannot be used is left at its default. */
export const readListSearch = ({ schema }: List, params: URLSearchParams) =>
  parseSearch(entriesOf(schema), params) as unknown as ListSearch

/** The same list with something changed. Whatever changes but the page itself leads to the first page. */
export const changeListSearch = (search: ListSearch, change: Partial<ListSearch>): ListSearch => ({
  ...search,
  page: 1,
  ...change,
})

/** The search part of the address of a list, with its store. */
export const writeListSearch = ({ schema }: List, search: Partial<ListSearch>, storeId: number | null) =>
  toSearch(schema.entries, { ...search, store_id: storeId ?? undefined })

/** What is asked of the server; without a store the field is left out, as in every key of this read. */
export const listRequest = (search: ListSearch, storeId: number | null): ListRequest =>
  storeId === null ? search : { ...search, store_id: storeId }

/** The first page of a store, as an address that says nothing asks for it. */
export const firstRequest = ({ schema }: List, store_id: number) => v.parse(schema, { store_id })
