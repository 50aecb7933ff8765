interface ErrorEntry {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503
  /** Short, for a toast or a page. */
  title: string
  /** What happened and what to do, for people; also the `message` on the wire where nothing more exact is known. */
  description: string
}

const entry = (status: ErrorEntry['status'], title: string, description: string): ErrorEntry => ({
  status,
  title,
  description,
})

/**
 * Every code the API may answer with: its status, and the words for it. A client may meet codes that are
 * not here and shows `UNKNOWN_ERROR` for them.
 *
 * 401 is a missing or dead session and nothing else, because the client signs out on it.
 */
export const errorCatalogue = {
  // Signing in and links in mail
  UNAUTHENTICATED: entry(401, 'Signed out', 'Your session has ended. Sign in again to continue.'),
  INVALID_CREDENTIALS: entry(400, 'Sign-in failed', 'The e-mail address or the password is not right.'),
  INVALID_PASSWORD: entry(400, 'Wrong password', 'The password is not right. Nothing was changed.'),
  EMAIL_NOT_VERIFIED: entry(403, 'E-mail not verified', 'Please verify your email address to continue.'),
  PENDING_EMAIL_VERIFICATION: entry(
    403,
    'Waiting for verification',
    'The e-mail address has not been verified yet.',
  ),
  ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN: entry(
    403,
    'Account deactivated',
    'An admin of your team has deactivated this account. Ask them to activate it again.',
  ),
  LINK_EXPIRED_OR_INVALID: entry(
    410,
    'Link no longer valid',
    'This link has expired or was used before. Ask for a new one.',
  ),
  INVALID_OR_EXPIRED_HASH: entry(
    410,
    'Link no longer valid',
    'This reset link has expired or was used before. Ask for a new one.',
  ),
  INVALID_USER_ID_OR_HASH: entry(
    400,
    'Link not valid',
    'This link is incomplete or was changed. Open it again from the e-mail.',
  ),
  INVITATION_EXPIRED_ASK_FOR_REINVITE: entry(
    410,
    'Invitation expired',
    'This invitation has expired. Ask the person who invited you for a new one.',
  ),
  INVALID_STATE_TRY_AGAIN: entry(
    400,
    'Start again',
    'The sign-in took too long or was started elsewhere. Start it again.',
  ),
  PASSWORD_NEEDED_TO_LINK: entry(
    409,
    'Connect your account',
    'There is already an account with this e-mail address. Enter its password once to connect the two.',
  ),
  REGISTRATION_CLOSED: entry(
    403,
    'Registration is closed',
    'New accounts are made by invitation here. Ask an admin of your team to invite you.',
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
  FORBIDDEN: entry(403, 'Not allowed', 'Your role does not allow this. An admin of your team can change it.'),
  CROSS_SITE_REQUEST_REFUSED: entry(
    403,
    'Request refused',
    'This call is not accepted from another site or as a page.',
  ),

  // The request itself
  VALIDATION_FAILED: entry(
    422,
    'Check your input',
    'Some of what was sent cannot be accepted. Nothing was changed.',
  ),
  MALFORMED_REQUEST: entry(
    400,
    'Request not readable',
    'The request could not be read: its body is no JSON in UTF-8, or its address is broken.',
  ),
  MODEL_NOT_FOUND: entry(404, 'Not found', 'What you asked for does not exist or is no longer there.'),
  METHOD_NOT_ALLOWED: entry(405, 'Method not allowed', 'This address does not take that method.'),
  PAYLOAD_TOO_LARGE: entry(413, 'Too large', 'What was sent is too large.'),
  UNSUPPORTED_MEDIA_TYPE: entry(
    415,
    'Format not supported',
    'This call takes JSON in UTF-8, not compressed.',
  ),

  // Members
  USER_NOT_FOUND: entry(422, 'User not found', 'There is no such user in your team.'),
  YOU_CAN_NOT_DELETE_YOURSELF: entry(
    400,
    'User not deleted',
    'You cannot delete your own account. Nothing was changed.',
  ),
  YOU_CAN_NOT_DELETE_SUPER_ADMIN: entry(
    400,
    'User not deleted',
    'The super admin of a team cannot be deleted. Nothing was changed.',
  ),
  UPDATE_ALREADY_IN_PROGRESS: entry(
    409,
    'Update in progress',
    'The numbers are being rebuilt. Try again when that has finished.',
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
    'Changed meanwhile',
    'Somebody else has changed this in the meantime. Look at it again, then save.',
  ),
  EXPORT_ALREADY_RUNNING: entry(
    409,
    'Export is running',
    'An export is being made. It can be downloaded soon.',
  ),

  // Stores
  STORE_EXISTS: entry(
    409,
    'Store already connected',
    'This store is already connected. Each store can be connected once.',
  ),
  STORE_LIMIT_REACHED: entry(
    400,
    'Store limit reached',
    'Your team has as many stores as it can connect. Archived stores count too.',
  ),
  STORE_IS_ALREADY_SYNCING: entry(
    409,
    'Sync is running',
    'This store is being synced at the moment. What it has so far is shown already.',
  ),
  CURRENCY_UPDATE_IN_PROGRESS: entry(
    409,
    'Currency is changing',
    'The currency of this store is being changed. Try again in a moment.',
  ),
  FETCH_ERROR: entry(
    502,
    'Provider not reached',
    'The other service could not be reached or gave no usable answer. Your data is safe.',
  ),
  TRY_AGAIN_LATER: entry(
    502,
    'Try again later',
    'The other service asks to wait. Your data is safe; try again later.',
  ),

  // Social accounts
  INSTAGRAM_USER_NOT_FOUND: entry(
    422,
    'Account not found',
    'There is no such Instagram account in your team.',
  ),
  INSTAGRAM_USER_ALREADY_EXISTS: entry(
    409,
    'Already added',
    'This Instagram account is already in your team.',
  ),
  USERNAME_NOT_FOUND_ON_INSTAGRAM: entry(
    422,
    'User name not found',
    'Instagram knows no professional account of this name.',
  ),
  TRACKER_INSTAGRAM_USER_NOT_FOUND: entry(
    422,
    'Account not found',
    'This account is not tracked by your team.',
  ),
  NO_AVAILABLE_BUSINESS_USER_TO_REQUEST_USER: entry(
    400,
    'Connect an account first',
    'Tracking needs a connected Instagram account of your own, and none is available.',
  ),
  EXISTS_IN_ANOTHER_ACCOUNT: entry(
    409,
    'Connected elsewhere',
    'This account is already connected by another team.',
  ),

  // Collections and favourites
  COLLECTION_NOT_FOUND: entry(422, 'Collection not found', 'There is no such collection in your team.'),
  DUPLICATE_FAVORITE_CATEGORY_NAME: entry(
    422,
    'Name already used',
    'There is already a favourite category of this name.',
  ),
  FAVORITE_CATEGORY_NOT_FOUND: entry(422, 'Category not found', 'There is no such favourite category.'),

  // Ours
  UNKNOWN_ERROR: entry(500, 'Unknown Error', 'An unexpected error occurred. Please try again later.'),
  AN_ERROR_OCCURED: entry(
    500,
    'Something went wrong',
    'Something went wrong on our side. What was saved before is safe; try again later.',
  ),
  SERVICE_UNAVAILABLE: entry(
    503,
    'Not available',
    'Tandem is not available for a moment. What was saved before is safe; try again shortly.',
  ),
} as const satisfies Record<string, ErrorEntry>

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errorCatalogue

/** Codes that any call may raise. */
export const commonErrors = [
  'MALFORMED_REQUEST',
  'CROSS_SITE_REQUEST_REFUSED',
  'VALIDATION_FAILED',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'AN_ERROR_OCCURED',
  'SERVICE_UNAVAILABLE',
] as const satisfies ErrorCode[]

/** Codes that any call with a session may raise. */
export const sessionErrors = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN',
] as const satisfies ErrorCode[]

/** Codes that any call with an `Idempotency-Key` may raise. */
export const writeKeyErrors = [
  'INVALID_IDEMPOTENCY_KEY',
  'IDEMPOTENCY_KEY_REUSED',
  'WRITE_IN_PROGRESS',
  'WRITE_ALREADY_DONE',
] as const satisfies ErrorCode[]

/** Whether a text is one of our codes: servers may know more. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code)
