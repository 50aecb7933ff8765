import { createStore, getOrder, listOrders, listTimezones } from '@tandem/api-contract'
import type { OrderDetail, Order, PageMeta } from '@tandem/api-contract'
import { QueryClient } from '@tanstack/react-query'
import { expectTypeOf, it } from 'vitest'
import { knownReads, readsOf } from './endpoint-key.ts'
import { endpointMutation } from './endpoint-mutation.ts'
import { endpointPages, endpointQuery } from './endpoint-queries.ts'

const client = new QueryClient()

it('knows the type of a cached value', () => {
  expectTypeOf(client.getQueryData(endpointQuery(listTimezones, {}).queryKey)).toEqualTypeOf<
    string[] | undefined
  >()
  expectTypeOf(knownReads(client, listOrders)).toEqualTypeOf<{ data: Order[]; meta: PageMeta }[]>()
})

it('gives a screen what it selects', () => {
  const { select } = endpointQuery(listOrders, {}, { select: ({ meta }) => meta.total })
  expectTypeOf<NonNullable<typeof select>>().returns.toEqualTypeOf<number>()
})

it('requires what the endpoint needs', () => {
  // @ts-expect-error an order is read by its id
  endpointQuery(getOrder, {})
  // @ts-expect-error time zones are not listed page by page
  endpointPages(listTimezones, () => ({}))
  // @ts-expect-error a store is connected with a body
  endpointMutation(createStore, () => ({}))
  // @ts-expect-error orders have no colour
  readsOf(listOrders, { search: { colour: 'red' } })
  // @ts-expect-error no such resource
  endpointMutation(createStore, (body: never) => ({ body }), { meta: { keeps: ['shops'] } })
  expectTypeOf(client.getQueryData(endpointQuery(getOrder, { params: { id: 1 } }).queryKey)).toEqualTypeOf<
    OrderDetail | undefined
  >()
})
