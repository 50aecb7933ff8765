import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'

/**
 * An archive of everything that a team has in Tandem: JSON and CSV for each kind of thing, without keys of providers and
 * without what people keep for themselves.
 */
export const TeamExport = v.strictObject({
  id: Id,
  status: v.picklist(['waiting', 'running', 'ready', 'failed']),
  created_at: Instant,
  created_by: v.nullable(v.string()),
  /** Rows written so far; the number grows while it runs. */
  rows: Count,
  ready_at: v.nullable(Instant),
  /** When the archive is deleted; null before it is ready. */
  expires_at: v.nullable(Instant),
  bytes: v.nullable(Count),
  /** What went wrong, in words; null otherwise. */
  error: v.nullable(v.string()),
})
export type TeamExport = v.InferOutput<typeof TeamExport>

/** The password may be left out until the instant that `listTeamExports` says. */
const Proof = v.strictObject({ password: v.optional(v.pipe(v.string(), v.maxLength(1024))) })

/** The latest first; an archive that has expired is not there any more. */
export const listTeamExports = endpoint({
  name: 'listTeamExports',
  method: 'GET',
  path: '/team/exports',
  summary: 'The exports of the team',
  access: 'export.write',
  reads: ['teamExports'],
  data: v.array(TeamExport),
  meta: v.strictObject({
    /** Until then the caller can export without their password: they signed in just now. Null: never in this session. */
    proved_until: v.nullable(Instant),
  }),
})

/**
 * Begins an export; whoever asked gets a mail when it is ready, and it is kept for 7 days. One at a time:
 * EXPORT_ALREADY_RUNNING.
 */
export const startTeamExport = endpoint({
  name: 'startTeamExport',
  method: 'POST',
  path: '/team/exports',
  summary: 'Export everything that the team has',
  access: 'export.write',
  changes: ['teamExports', 'audit'],
  body: Proof,
  data: TeamExport,
  status: 202,
  errors: ['EXPORT_ALREADY_RUNNING', 'INVALID_PASSWORD'],
  limit: { calls: 10, seconds: 86_400, per: 'user' },
})

/**
 * An address that gives the archive once, within five minutes, so that a browser can save it while it arrives: a path on
 * the host of the API. It ends with the session that asked for it, and with the next address of the same archive. Where
 * a download broke off, ask for another address.
 */
export const openTeamExport = endpoint({
  name: 'openTeamExport',
  method: 'POST',
  path: '/team/exports/{id}/link',
  summary: 'An address to download an export from',
  access: 'export.write',
  changes: ['audit'],
  params: v.strictObject({ id: Id }),
  body: Proof,
  data: v.strictObject({ url: v.string(), expires_at: Instant }),
  errors: ['MODEL_NOT_FOUND', 'INVALID_PASSWORD'],
})

/** The archive behind that address. */
export const downloadTeamExport = endpoint({
  name: 'downloadTeamExport',
  method: 'GET',
  path: '/team/exports/file/{key}',
  summary: 'The archive of an export',
  access: 'public',
  reads: ['teamExports'],
  params: v.strictObject({ key: v.pipe(v.string(), v.maxLength(600), v.regex(/^[\w-]{20,600}$/)) }),
  data: v.null(),
  answers: 'file',
  errors: ['MODEL_NOT_FOUND', 'LINK_EXPIRED_OR_INVALID'],
  limit: { calls: 60, seconds: 60, per: 'address' },
})

/** Removes an archive, or stops one that is being made. */
export const deleteTeamExport = endpoint({
  name: 'deleteTeamExport',
  method: 'DELETE',
  path: '/team/exports/{id}',
  summary: 'Delete an export',
  access: 'export.write',
  changes: ['teamExports', 'audit'],
  params: v.strictObject({ id: Id }),
  data: v.strictObject({ id: Id }),
  errors: ['MODEL_NOT_FOUND'],
})
