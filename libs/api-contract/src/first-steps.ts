import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** Whether the team has completed its first steps. Removing something later makes a step incomplete again. */
export const FirstSteps = v.strictObject({
  /** A store that is not archived is connected. */
  store: v.boolean(),
  /** An Instagram account that is not archived is connected. */
  account: v.boolean(),
  /** A post leads to a product. */
  products: v.boolean(),
  /** A post is linked to a product. */
  people: v.boolean(),
  /** Somebody else is in the team or invited. */
  filter: v.boolean(),
})
export type FirstSteps = v.InferOutput<typeof FirstSteps>

/** The caller has a saved filter, or there is one for the whole team. */
export const getFirstSteps = endpoint({
  name: 'getFirstSteps',
  method: 'GET',
  path: '/dashboard/first-steps',
  summary: 'What a new team has done of what it begins with',
  access: 'analytics.read',
  reads: ['stores', 'accounts', 'posts', 'people', 'filters'],
  data: FirstSteps,
})
