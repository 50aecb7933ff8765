import { createStore, getMe, listOrders, listStores } from '@tandem/api-contract'
import type { Order, PageMeta, Store, User } from '@tandem/api-contract'
import { expectTypeOf, it } from 'vitest'
import { call } from './call.ts'
import { isApiError } from './errors.ts'
import type { ApiError } from './errors.ts'

it("returns the endpoint's data, with meta when it has one", () => {
  expectTypeOf(call(getMe, {})).resolves.toEqualTypeOf<{ data: User }>()
  expectTypeOf(call(listOrders, {})).resolves.toEqualTypeOf<{ data: Order[]; meta: PageMeta }>()
  expectTypeOf(call(listStores, {})).resolves.toEqualTypeOf<{ data: Store[]; meta: PageMeta }>()
})

it('requires what the endpoint needs', () => {
  // @ts-expect-error a store is connected with a body
  void call(createStore, {})
  // @ts-expect-error orders cannot be sorted by colour
  void call(listOrders, { search: { sort: 'colour' } })
  // @ts-expect-error the call takes no body
  void call(getMe, { body: {} })
})

it('narrows to the error code', () => {
  const error: unknown = null
  if (isApiError(error, 'STORE_EXISTS')) expectTypeOf(error.code).toEqualTypeOf<'STORE_EXISTS'>()
  if (isApiError(error)) expectTypeOf(error).toExtend<ApiError>()
  // @ts-expect-error no such code
  isApiError(error, 'STORE_EXIST')
})
