import type { ApiError } from '@tandem/api-client'
import { isApiError } from '@tandem/api-client'

/** Whether the server said that a link isn't valid or has expired: trying again can't help. */
export const isLinkRefusal = (error: unknown): error is ApiError =>
  isApiError(error, 'INVALID_OR_EXPIRED_HASH') ||
  isApiError(error, 'INVALID_USER_ID_OR_HASH') ||
  isApiError(error, 'LINK_EXPIRED_OR_INVALID') ||
  isApiError(error, 'INVITATION_EXPIRED_ASK_FOR_REINVITE')
