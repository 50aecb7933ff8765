import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant, TranslatedText } from './fields.ts'

/**
 * An archive of everything that a team has in Tandem: JSON and CSV for each kind of data, without provider
 * credentials and without people's private data.
 */
export const TeamExport = v.strictObject({
  id: Id,
  status: v.picklist(['waiting', 'running', 'ready', 'failed']),
  created_at: Instant,
  created_by: v.nullable(v.string()),
  /** Rows written so far, increasing while it runs. */
  rows: Count,
  ready_at: v.nullable(Instant),
  /** When the archive is deleted; null before it is ready. */
  expires_at: v.nullable(Instant),
  bytes: v.nullable(Count),
  /** What went wrong, in words; null otherwise. */
  error: v.nullable(TranslatedText),
})
export type TeamExport = v.InferOutput<typeof TeamExport>

/** The password isn't needed until the time that `listTeamExports` returns. */
const Proof = v.strictObject({ password: v.optional(v.pipe(v.string(), v.maxLength(1024))) })

/** Latest first, without expired archives. */
export const listTeamExports = endpoint({
  name: 'listTeamExports',
  method: 'GET',
  path: '/team/exports',
  summary: 'The exports of the team',
  access: 'export.write',
  reads: ['teamExports'],
  data: v.array(TeamExport),
  meta: v.strictObject({
    /**
     * Until then the caller can export without a password, because they just signed in. Null: a password is
     * always needed in this session.
     */
    proved_until: v.nullable(Instant),
  }),
})

/**
 * Starts an export. The caller gets a mail when it is ready, and it is kept for 7 days. One at a time:
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
 * An address that returns the archive once, within five minutes, so that a browser can save it as it arrives:
 * a path on the API's host. It becomes invalid with the session that requested it, and with the next address
 * of the same archive. If a download breaks off, request another address.
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

/** The archive at that address. */
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

/** Deletes an archive, or stops one that is being made. */
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
