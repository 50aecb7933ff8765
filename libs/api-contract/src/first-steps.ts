import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** Whether the team has done what it begins with. A later removal makes a step undone again. */
export const FirstSteps = v.strictObject({
  /** A store that is not archived is connected. */
  store: v.boolean(),
  /** An Instagram account that is not archived is connected. */
  account: v.boolean(),
  /** A post leads to a product. */
  products: v.boolean(),
  /** Somebody else is in the team, or invited. */
  people: v.boolean(),
  /** The person who asks has a saved filter, or the whole team sees one. */
  filter: v.boolean(),
})
export type FirstSteps = v.InferOutput<typeof FirstSteps>

/** For the checklist of a new team. */
export const getFirstSteps = endpoint({
  name: 'getFirstSteps',
  method: 'GET',
  path: '/dashboard/first-steps',
  summary: 'What a new team has done of what it begins with',
  access: 'analytics.read',
  reads: ['stores', 'accounts', 'posts', 'people', 'filters'],
  data: FirstSteps,
})
