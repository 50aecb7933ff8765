import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** Whether the team has completed its first steps. Removing something later makes a step incomplete again. */
export const FirstSteps = v.strictObject({
  /** A store that is not archived is connected. */
  store: v.boolean(),
  /** An Instagram account that is not archived is connected. */
  account: v.boolean(),
  /** A post is linked to a product. */
  products: v.boolean(),
  /** Somebody else is in the team or invited. */
  people: v.boolean(),
  /** The caller has a saved filter, or there is one for the whole team. */
  filter: v.boolean(),
})
export type FirstSteps = v.InferOutput<typeof FirstSteps>

/** For the checklist of a new team. */
export const getFirstSteps = endpoint({
  name: 'getFirstSteps',
  method: 'GET',
  path: '/dashboard/first-steps',
  summary: 'Which first steps a new team has completed',
  access: 'analytics.read',
  reads: ['stores', 'accounts', 'posts', 'people', 'filters'],
  data: FirstSteps,
})
