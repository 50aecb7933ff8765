import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'

/** A device on which somebody is signed in. */
export const SessionOfUser = v.strictObject({
  id: Id,
  /** Whether it is the caller's own session. */
  is_current: v.boolean(),
  /** The browser's name at sign-in, such as "Firefox"; null when it is unknown. */
  browser: v.nullable(v.string()),
  /** Such as "Windows" or "iPhone". */
  system: v.nullable(v.string()),
  /** The IP address of its last use. */
  address: v.nullable(v.string()),
  created_at: Instant,
  /** Accurate to about a minute. */
  used_at: Instant,
})
export type SessionOfUser = v.InferOutput<typeof SessionOfUser>

/** The caller's valid sessions: the current one first, then by last use. */
export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/me/sessions',
  summary: 'The devices that you are signed in on',
  access: 'signed-in',
  reads: ['sessions'],
  data: v.array(SessionOfUser),
})

/** Signs one device out, even the caller's own. */
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

/** Signs out all devices, but the caller's own only with `current=1`. Returns how many. */
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
