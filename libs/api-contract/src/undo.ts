import * as v from 'valibot'
import { LinkFields, withLink } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { SocialProvider } from './social-sign-in.ts'

/** What a link can undo: an added sign-in method, or a change of the email address. */
export const undoKinds = ['sign-in', 'email'] as const
export type UndoKind = (typeof undoKinds)[number]

/** A link that undoes a change. */
export const UndoLink = withLink({ kind: v.picklist(undoKinds) })
export type UndoLink = v.InferOutput<typeof UndoLink>

/** What a link would undo. */
export const UndoSubject = v.strictObject({
  kind: v.picklist(undoKinds),
  name: v.string(),
  /** The account's address after undoing. */
  email: v.string(),
  /** The provider that is removed; null for a change of the address, and when it has been removed already. */
  provider: v.nullable(SocialProvider),
  /** The address at the provider, when known. */
  provider_email: v.nullable(v.string()),
})
export type UndoSubject = v.InferOutput<typeof UndoSubject>

/** Checks the link of the mail without using it up. */
export const checkUndo = endpoint({
  name: 'checkUndo',
  method: 'POST',
  path: '/auth/undo/check',
  summary: 'What a link would undo',
  access: 'public',
  changes: [],
  body: UndoLink,
  data: UndoSubject,
  errors: ['LINK_EXPIRED_OR_INVALID', 'INVALID_USER_ID_OR_HASH'],
  limit: { calls: 30, seconds: 60, per: 'address' },
})

/**
 * Uses the link up: undoes the change, ends all sessions, and removes provider sign-ins and the password. The
 * answer is a link to choose a new password.
 */
export const undoChange = endpoint({
  name: 'undoChange',
  method: 'POST',
  path: '/auth/undo',
  summary: 'Undo a new sign-in method or a change of the email address',
  access: 'public',
  changes: [],
  body: UndoLink,
  data: LinkFields,
  errors: ['LINK_EXPIRED_OR_INVALID', 'INVALID_USER_ID_OR_HASH'],
  limit: { calls: 30, seconds: 60, per: 'address' },
})
