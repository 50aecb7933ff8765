import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id, Instant, TranslatedText, SearchTerm, text } from './fields.ts'
import { dayFilter, isSoundFilter, severalIds, severalOf } from './list-filter.ts'
import { exportOf } from './list-export.ts'
import { messages } from './messages.ts'
import { PageMeta, pageSearch } from './page.ts'

const filter = {
  /** Entries by these people. */
  user_id: v.optional(severalIds(50)),
  /** Such as `store.created`; see `listAuditActions`. */
  action: v.optional(severalOf(text({ min: 1, max: 60 }), 50)),
  /** `hidden` leaves out sign-ins, sign-outs and failed attempts, most entries of a log; `only` shows nothing else. */
  sign_ins: v.optional(v.picklist(['hidden', 'only'], messages.invalid)),
  /** Any part of the name or address of the actor, or of what was changed. */
  search_term: v.optional(SearchTerm, ''),
  ...dayFilter,
  sort: v.optional(v.picklist(['-at', 'at']), '-at'),
}

/** The filter of the audit log, without paging. */
export const AuditFilter = v.pipe(v.strictObject(filter), isSoundFilter())
export type AuditFilter = v.InferOutput<typeof AuditFilter>

/** The search of the audit log. */
export const AuditSearch = v.pipe(v.strictObject({ ...filter, ...pageSearch }), isSoundFilter())
export type AuditSearch = v.InferOutput<typeof AuditSearch>

/** One recorded action. */
export const AuditEntry = v.strictObject({
  id: Id,
  at: Instant,
  /**
   * Who did it, with their name at the time, which stays when they leave. Null when a job did it; `id` is
   * null once the person has been removed.
   */
  actor: v.nullable(
    v.strictObject({ id: v.nullable(Id), name: v.nullable(v.string()), email: v.nullable(v.string()) }),
  ),
  /** Noun and past participle, such as `store.created`. */
  action: v.string(),
  /** The action in words, such as "Connected store". */
  description: TranslatedText,
  /** What was changed: `user`, `store`, … */
  subject: v.string(),
  subject_id: v.nullable(Id),
  /** Its name at the time; null when it has no name. */
  subject_name: v.nullable(v.string()),
  /** Details, such as the role before and after; never a secret. */
  details: v.record(v.string(), v.unknown()),
  /** The IP address of the request; null for a job, and when the host doesn't know it. */
  address: v.nullable(v.string()),
  request_id: v.nullable(v.string()),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

/** Who did what, when and from where. Nothing in the product can change an entry. */
export const listAuditEntries = endpoint({
  name: 'listAuditEntries',
  method: 'GET',
  path: '/audit',
  summary: 'The audit log of the team',
  access: 'audit.read',
  reads: ['audit'],
  search: AuditSearch,
  data: v.array(AuditEntry),
  meta: PageMeta,
})

/** Every action that the log can record, with its description. */
export const listAuditActions = endpoint({
  name: 'listAuditActions',
  method: 'GET',
  path: '/audit/actions',
  summary: 'What the audit log records',
  access: 'audit.read',
  reads: ['constants'],
  data: v.array(v.strictObject({ action: v.string(), description: TranslatedText })),
})

/** Columns that an export of the audit log can have. */
export const auditColumns = ['at', 'actor', 'action', 'subject', 'details', 'address', 'request_id'] as const

/** The log as a file, in the order of the list. The export itself is recorded too. */
export const exportAuditEntries = endpoint({
  name: 'exportAuditEntries',
  method: 'POST',
  path: '/audit/export',
  summary: 'The audit log as a CSV or an Excel workbook',
  access: 'audit.read',
  changes: ['audit'],
  // It has no figures to define.
  body: v.omit(exportOf(AuditFilter, auditColumns), ['definitions']),
  data: v.string(),
  answers: 'table',
})
