import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Id, text } from './fields.ts'

/**
 * The post that a link leads to. Any link can be asked for; one that doesn't lead to a post of the team's
 * accounts answers MODEL_NOT_FOUND.
 */
export const getPostOfLink = endpoint({
  name: 'getPostOfLink',
  method: 'GET',
  path: '/{service}/{social}/post-of-link',
  summary: 'The post that a link to the network leads to',
  access: 'analytics.read',
  reads: ['posts'],
  params: v.strictObject(accountsPath),
  search: v.strictObject({ link: text({ min: 1, max: 2000 }) }),
  data: v.strictObject({ id: Id }),
  errors: ['MODEL_NOT_FOUND'],
})
