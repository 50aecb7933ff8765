import type { ErrorCode } from '@tandem/api-contract'
import type { LinkKind } from '../../platform/database/directory-tables.ts'
import { problem } from '../../platform/request/problem.ts'

const daySeconds = 24 * 3600
/** How long a link is valid. */
export const linkSeconds: Record<LinkKind, number> = {
  'verify-email': 3600,
  'reset-password': 3600,
  'change-email': 3600,
  invitation: 7 * daySeconds,
  'undo-sign-in': 7 * daySeconds,
  'undo-email-change': 7 * daySeconds,
}

/** The page of each kind of link. */
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

/** The answer to a link that was valid once. */
export const linkEnded = (kind: LinkKind) => problem(endedCodes[kind])

/** Who a link is for; `team_id` is null before there is a user, and for addresses without an account. */
export interface Link {
  user_id: number
  team_id: number | null
  /** The address that the link proves. */
  email: string
  /** The provider sign-in that a link undoes. */
  identity_id?: number | null
}

/** A stored link. */
export interface KeptLink extends Link {
  identity_id: number | null
  created_at: string
}

/** Stands for an address without an account, so that the same work is done for this id. */
export const nobody = 0
