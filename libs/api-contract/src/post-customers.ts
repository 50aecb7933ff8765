import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { BroughtCustomer, BroughtMeta } from './brought-customers.ts'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { pageSearch } from './page.ts'

/** Latest first sale first. A post brought a customer when their first sale names it within 90 days. */
export const listPostCustomers = endpoint({
  name: 'listPostCustomers',
  method: 'GET',
  path: '/{service}/{social}/posts/{id}/customers',
  summary: 'Customers whose first order names a post, with what they bought since',
  access: 'customers.read',
  reads: ['posts', 'customers'],
  params: v.strictObject({ ...accountsPath, id: Id }),
  search: v.strictObject({ ...pageSearch }),
  data: v.array(BroughtCustomer),
  meta: BroughtMeta,
  errors: ['MODEL_NOT_FOUND'],
})
