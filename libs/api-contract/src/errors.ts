interface ErrorEntry {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503
  /** Short, for a toast or a page. */
  title: string
  /**
   * What happened and what to do, for people. Also the `message` in the answer, unless there is a more
   * precise one.
   */
  description: string
}

const entry = (status: ErrorEntry['status'], title: string, description: string): ErrorEntry => ({
  status,
  title,
  description,
})

/**
 * Every code that the API may return: its status and its texts. A client may receive codes that aren't here
 * and shows `UNKNOWN_ERROR` for them.
 *
 * 401 means only a missing or expired session, because the client signs out on it.
 */
export const errorCatalogue = {
  // Signing in and links in mail
  UNAUTHENTICATED: entry(401, 'Signed out', 'Your session has ended. Sign in again to continue.'),
  INVALID_CREDENTIALS: entry(400, 'Sign-in failed', 'Incorrect email or password.'),
  INVALID_PASSWORD: entry(400, 'Wrong password', 'Incorrect password. Nothing was changed.'),
  EMAIL_NOT_VERIFIED: entry(403, 'Email not verified', 'Please verify your email address to continue.'),
  PENDING_EMAIL_VERIFICATION: entry(
    403,
    'Waiting for verification',
    'The email address has not been verified yet.',
  ),
  ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN: entry(
    403,
    'Account deactivated',
    'An admin deactivated your account. Ask them to reactivate it.',
  ),
  LINK_EXPIRED_OR_INVALID: entry(
    410,
    'Link no longer valid',
    'This link has expired or was already used. Request a new one.',
  ),
  INVALID_OR_EXPIRED_HASH: entry(
    410,
    'Link no longer valid',
    'This reset link has expired or was already used. Request a new one.',
  ),
  INVALID_USER_ID_OR_HASH: entry(
    400,
    'Link not valid',
    'This link may be incomplete. Open it again from your email.',
  ),
  INVITATION_EXPIRED_ASK_FOR_REINVITE: entry(
    410,
    'Invitation no longer valid',
    'This invitation has expired or was already used. If you have joined, sign in. Otherwise, ask the person who invited you for a new one.',
  ),
  INVALID_STATE_TRY_AGAIN: entry(400, 'Start again', 'Sign-in timed out. Try again.'),
  PASSWORD_NEEDED_TO_LINK: entry(
    409,
    'Connect your account',
    'You already have an account with this email. Enter your password to link them.',
  ),
  REGISTRATION_CLOSED: entry(
    403,
    'Registration is closed',
    'Sign-up is by invitation only. Ask a team admin to invite you.',
  ),
  TOO_MANY_REQUESTS: entry(
    429,
    'Too many requests',
    'You have made too many requests. Please try again later.',
  ),
  TEAM_MAIL_LIMIT: entry(
    429,
    'Daily email limit reached',
    'Your team has sent all the emails it can send in a day. Try again later.',
  ),

  // What may be done
  FORBIDDEN: entry(403, 'Not allowed', 'You don’t have permission to do this. Ask an admin.'),
  CROSS_SITE_REQUEST_REFUSED: entry(403, 'Request refused', 'Requests from other sites aren’t accepted.'),

  // The request itself
  VALIDATION_FAILED: entry(422, 'Check your input', 'Check the highlighted fields. Nothing was changed.'),
  MALFORMED_REQUEST: entry(
    400,
    'Request not readable',
    'The request couldn’t be read (body is not UTF-8 JSON, or the URL is malformed).',
  ),
  MODEL_NOT_FOUND: entry(404, 'Not found', 'This item doesn’t exist or was deleted.'),
  METHOD_NOT_ALLOWED: entry(405, 'Method not allowed', 'This endpoint doesn’t support that method.'),
  PAYLOAD_TOO_LARGE: entry(413, 'Too large', 'The request is too large.'),
  UNSUPPORTED_MEDIA_TYPE: entry(
    415,
    'Format not supported',
    'This endpoint accepts uncompressed UTF-8 JSON only.',
  ),

  // Members
  USER_NOT_FOUND: entry(422, 'User not found', 'Your team has no such user.'),
  YOU_CAN_NOT_DELETE_YOURSELF: entry(
    400,
    'User not deleted',
    'You can’t delete your own account. Nothing was changed.',
  ),
  YOU_CAN_NOT_DELETE_SUPER_ADMIN: entry(
    400,
    'User not deleted',
    'The super admin of a team can’t be deleted. Nothing was changed.',
  ),
  UPDATE_ALREADY_IN_PROGRESS: entry(
    409,
    'Update in progress',
    'Your reports are being recalculated. Try again when that’s done.',
  ),

  // Sending a write again
  INVALID_IDEMPOTENCY_KEY: entry(
    400,
    'Key not valid',
    'The Idempotency-Key must have 8 to 64 letters, digits, hyphens or underscores. Nothing was changed.',
  ),
  IDEMPOTENCY_KEY_REUSED: entry(
    422,
    'Key already used',
    'This Idempotency-Key was used for another request. Nothing was changed. Send this one with a new key.',
  ),
  WRITE_IN_PROGRESS: entry(
    409,
    'Still being saved',
    'Your first try is still being worked on. Wait a moment, then try again.',
  ),
  WRITE_ALREADY_DONE: entry(
    409,
    'Already saved',
    'Your first try was saved, but its answer was lost. Reload the page to see the result.',
  ),

  CHANGED_MEANWHILE: entry(
    409,
    'Someone else changed this',
    'Someone else changed this. Review it, then save again.',
  ),
  EXPORT_ALREADY_RUNNING: entry(409, 'Export is running', 'An export is already being prepared.'),

  // Stores
  STORE_EXISTS: entry(
    409,
    'Store already connected',
    'Your team has already connected this store. It may be archived.',
  ),
  STORE_LIMIT_REACHED: entry(
    400,
    'Store limit reached',
    'Your team has as many stores as it can connect. Archived stores count too.',
  ),
  STORE_IS_ALREADY_SYNCING: entry(
    409,
    'Sync is running',
    'This store is already syncing. New data appears as it arrives.',
  ),
  CURRENCY_UPDATE_IN_PROGRESS: entry(
    409,
    'Currency is changing',
    'The currency of this store is being changed. Try again in a moment.',
  ),
  FETCH_ERROR: entry(
    502,
    'Service unreachable',
    'The other service is unreachable or returned an error. Your data is safe.',
  ),
  TRY_AGAIN_LATER: entry(
    502,
    'Try again later',
    'The other service is limiting requests. Your data is safe. Try again later.',
  ),

  // Social accounts
  INSTAGRAM_USER_NOT_FOUND: entry(422, 'Account not found', 'This Instagram account isn’t in your team.'),
  INSTAGRAM_USER_ALREADY_EXISTS: entry(
    409,
    'Already added',
    'This Instagram account is already in your team.',
  ),
  USERNAME_NOT_FOUND_ON_INSTAGRAM: entry(
    422,
    'Username not found',
    'No professional Instagram account with this username.',
  ),
  TRACKER_INSTAGRAM_USER_NOT_FOUND: entry(
    422,
    'Account not found',
    'This account is not tracked by your team.',
  ),
  NO_AVAILABLE_BUSINESS_USER_TO_REQUEST_USER: entry(
    400,
    'Connect an account first',
    'To track other accounts, connect one of your own first.',
  ),
  EXISTS_IN_ANOTHER_ACCOUNT: entry(
    409,
    'Connected elsewhere',
    'This account is already connected to another team.',
  ),

  // Collections and favourites
  COLLECTION_NOT_FOUND: entry(422, 'Collection not found', 'Your team has no such collection.'),
  DUPLICATE_FAVORITE_CATEGORY_NAME: entry(
    422,
    'Name already used',
    'You already have a list with this name.',
  ),
  FAVORITE_CATEGORY_NOT_FOUND: entry(422, 'Category not found', 'This list no longer exists.'),

  // Unexpected failures
  UNKNOWN_ERROR: entry(500, 'Unknown Error', 'An unexpected error occurred. Please try again later.'),
  AN_ERROR_OCCURED: entry(
    500,
    'Something went wrong',
    'Something went wrong on our side. Your data is safe. Try again later.',
  ),
  SERVICE_UNAVAILABLE: entry(
    503,
    'Not available',
    'Tandem is briefly unavailable. Your data is safe. Try again shortly.',
  ),
} as const satisfies Record<string, ErrorEntry>

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errorCatalogue

/** Whether a text is one of our codes: newer servers may have more. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code)
