/** The content of an error of the Graph API. */
export interface GraphErrorContent {
  code: number
  subcode?: number
  message: string
  /** The title of the message for users. */
  title?: string
  text?: string
  type?: string
  status?: number
  isTransient?: boolean
}

/** The Graph API refuses a request. */
export class GraphError extends Error {
  readonly content: GraphErrorContent
  constructor(content: GraphErrorContent) {
    super(content.message)
    this.content = content
  }
}

/** The error for an invalid parameter, field or metric. */
export const badParameter = (message: string): GraphError =>
  new GraphError({ code: 100, message: `(#100) ${message}` })

/**
 * The error for an id that doesn't exist or that this token may not see: the API doesn't distinguish the two.
 */
export const notThere = (id: string): GraphError =>
  new GraphError({
    code: 100,
    subcode: 33,
    type: 'GraphMethodException',
    message: `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
  })

/** The error for a permission that was never granted or was withdrawn. */
export const notPermitted = (): GraphError =>
  new GraphError({
    code: 10,
    status: 403,
    message: '(#10) Application does not have permission for this action',
  })

/** The error for a breakdown that a metric doesn't have; the real API says no more than this. */
export const unknownError = (): GraphError =>
  new GraphError({ code: 1, status: 500, message: 'An unknown error has occurred.' })

/** Ways in which a token can become invalid before it expires. */
export const tokenEnds = {
  'app-removed': {
    subcode: 458,
    message: 'Error validating access token: The user has not authorized application {app}.',
  },
  checkpoint: {
    subcode: 459,
    message:
      'Error validating access token: You cannot access the app till you log in to www.facebook.com and follow the instructions given.',
  },
  'password-changed': {
    subcode: 460,
    message:
      'Error validating access token: The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
  },
  expired: { subcode: 463, message: 'Error validating access token: Session has expired.' },
  unconfirmed: {
    subcode: 464,
    message:
      'Error validating access token: Sessions for the user are not allowed because the user is not a confirmed user.',
  },
  invalid: {
    subcode: 467,
    message:
      'Error validating access token: The access token is invalid since the user hasn’t engaged the app in longer than 90 days.',
  },
  'no-page-role': {
    subcode: 492,
    message:
      'Error validating access token: The user must be an administrator, editor, or moderator of the page in order to impersonate it.',
  },
} as const
/** Why a token became invalid. */
export type TokenEnd = keyof typeof tokenEnds

/** The error for a token that became invalid. */
export const deadToken = (end: TokenEnd, appId: string): GraphError => {
  const { subcode, message } = tokenEnds[end]
  return new GraphError({ code: 190, subcode, message: message.replace('{app}', appId) })
}

/** The usual message of each code, for faults. */
const usual: Record<string, Partial<GraphErrorContent>> = {
  1: { message: 'An unknown error occurred', status: 500 },
  2: {
    message: 'An unexpected error has occurred. Please retry your request later.',
    status: 500,
    isTransient: true,
  },
  3: { message: '(#3) Application does not have the capability to make this API call.' },
  4: { message: '(#4) Application request limit reached', status: 403, isTransient: true },
  10: { message: '(#10) Application does not have permission for this action', status: 403 },
  17: { message: '(#17) User request limit reached', isTransient: true },
  32: { message: '(#32) Page request limit reached', status: 403 },
  100: { message: '(#100) Invalid parameter' },
  '100/33': { ...notThere('0').content },
  '100/2108006': {
    message: 'Invalid parameter',
    title: 'Media Posted Before Business Account Conversion',
    text: 'The media was posted before the most recent time that the user’s account was converted to a business account from a personal account.',
  },
  '100/2207086': { message: '(#100) The media was not shared to Facebook' },
  102: { message: 'Session key invalid or no longer valid' },
  110: { message: 'Invalid user id' },
  '110/2207013': {
    message: 'Invalid user id',
    title: 'Cannot find User',
    text: 'The user with that username cannot be found.',
  },
  190: { message: 'Invalid OAuth access token.' },
  200: { message: '(#200) Permissions error', status: 403 },
  341: { message: '(#341) Feed action request limit reached' },
  368: { message: 'The action attempted has been deemed abusive or is otherwise disallowed' },
  613: { message: '(#613) Calls to this api have exceeded the rate limit.' },
  80001: {
    message: '(#80001) There have been too many calls to this Page account. Wait a bit and try again.',
  },
  80002: {
    message:
      '(#80002) There have been too many calls to this Instagram account. Wait a bit and try again. For more info, please refer to https://developers.facebook.com/docs/graph-api/overview/rate-limiting.',
  },
}

/** Any error of the API, with its usual message and status. */
export const graphErrorOf = (
  code: number,
  { subcode, message, status }: { subcode?: number; message?: string; status?: number } = {},
): GraphError => {
  const end = Object.values(tokenEnds).find((candidate) => candidate.subcode === subcode)
  const known = usual[`${code}/${subcode}`] ?? usual[code] ?? {}
  return new GraphError({
    message: `(#${code}) Error`,
    ...known,
    ...(code === 190 && end && { message: end.message }),
    ...(message !== undefined && { message }),
    ...(status !== undefined && { status }),
    code,
    subcode: subcode ?? known.subcode,
  })
}

let errors = 0

/** The body of an error. */
export const errorBody = ({ code, subcode, message, title, text, type, isTransient }: GraphErrorContent) => ({
  error: {
    message,
    type: type ?? 'OAuthException',
    code,
    ...(subcode !== undefined && { error_subcode: subcode }),
    ...(isTransient !== undefined && { is_transient: isTransient }),
    ...(title !== undefined && { error_user_title: title }),
    ...(text !== undefined && { error_user_msg: text }),
    fbtrace_id: `A${(errors++).toString(36).padStart(10, '0')}`,
  },
})
