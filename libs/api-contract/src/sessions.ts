import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'

/** A device that somebody is signed in on. */
export const SessionOfUser = v.strictObject({
  id: Id,
  /** Whether it is the one that asks. */
  is_current: v.boolean(),
  /** System named itself at sign-in, such as "Firefox"; null where that says nothing. */
  browser: v.nullable(v.string()),
  /** Such as "Windows" or "iPhone". */
  system: v.nullable(v.string()),
  /** The network address it was used from last. */
  address: v.nullable(v.string()),
  created_at: Instant,
  /** To about a minute. */
  used_at: Instant,
})
export type SessionOfUser = v.InferOutput<typeof SessionOfUser>

/** The living sessions of whoever asks: the current one first, then the latest used. */
export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/me/sessions',
  summary: 'The devices that you are signed in on',
  access: 'signed-in',
  reads: ['sessions'],
  data: v.array(SessionOfUser),
})

/** Signs one device out; the own one too. */
export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/me/sessions/{id}',
  summary: 'Sign out one device',
  access: 'signed-in',
  changes: ['sessions', 'audit'],
  params: v.strictObject({ id: Id }),
  data: v.strictObject({ id: Id }),
  errors: ['MODEL_NOT_FOUND'],
})

/** Signs out every device, the one that asks only with `current=1`; answers how many. */
export const endSessions = endpoint({
  name: 'endSessions',
  method: 'DELETE',
  path: '/me/sessions',
  summary: 'Sign out all other devices, or all',
  access: 'signed-in',
  changes: ['sessions', 'audit'],
  search: v.strictObject({ current: v.optional(v.picklist(['0', '1']), '0') }),
  data: v.strictObject({ ended: Count }),
})
