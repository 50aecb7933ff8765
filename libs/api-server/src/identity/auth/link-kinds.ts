import type { ErrorCode } from '@tandem/api-contract'
import type { LinkKind } from '../../platform/database/directory-tables.ts'
import { problem } from '../../platform/request/problem.ts'

const daySeconds = 24 * 3600
/** How long a link is good for. */
export const linkSeconds: Record<LinkKind, number> = {
  'verify-email': 3600,
  'reset-password': 3600,
  'change-email': 3600,
  invitation: 7 * daySeconds,
  'undo-sign-in': 7 * daySeconds,
  'undo-email-change': 7 * daySeconds,
}

/** Where each kind opens. */
export const linkPages: Record<LinkKind, string> = {
  'verify-email': '/auth/verify',
  'reset-password': '/auth/forgot-password/verify',
  'change-email': '/settings/profile/email',
  invitation: '/auth/invitation',
  'undo-sign-in': '/auth/undo/sign-in',
  'undo-email-change': '/auth/undo/email',
}

const endedCodes = {
  'verify-email': 'LINK_EXPIRED_OR_INVALID',
  'reset-password': 'INVALID_OR_EXPIRED_HASH',
  'change-email': 'LINK_EXPIRED_OR_INVALID',
  invitation: 'INVITATION_EXPIRED_ASK_FOR_REINVITE',
  'undo-sign-in': 'LINK_EXPIRED_OR_INVALID',
  'undo-email-change': 'LINK_EXPIRED_OR_INVALID',
} as const satisfies Record<LinkKind, ErrorCode>

/** The answer to a link that was good once. */
export const linkEnded = (kind: LinkKind) => problem(endedCodes[kind])

/** Whom a link is for; `team_id` is null before there is a user, and for addresses that nobody has. */
export interface Link {
  user_id: number
  team_id: number | null
  /** The address that the link proves. */
  email: string
  /** The provider sign-in that it removes, of a link that undoes one. */
  identity_id?: number | null
}

/** A link that was kept. */
export interface KeptLink extends Link {
  identity_id: number | null
  created_at: string
}

/** Nobody's: what is done for an address without an account is done for this id. */
export const nobody = 0
