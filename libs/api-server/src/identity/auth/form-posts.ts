import { Hono } from 'hono'
import type { Context } from 'hono'
import {
  acceptInvitation,
  accountMessages,
  basePath,
  checkResetLink,
  errorCatalogue,
  forgotPassword,
  login,
  register,
  resendVerificationEmail,
  resetPassword,
  verifyEmail,
  wantedPath,
} from '@tandem/api-contract'
import type { Endpoint, ErrorBody } from '@tandem/api-contract'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { fieldProblem, Problem } from '../../platform/request/problem.ts'
import { readForm } from '../../platform/request/read-form.ts'
import { refuseForeignForms } from '../../platform/request/refuse-foreign-forms.ts'
import { handOverCookie } from './hand-over.ts'

/** A form submitted without script, and the API's answer, for rendering its page. */
export interface AnsweredForm {
  /** The page of the form. */
  path: string
  /** The input by field, never a password. */
  values: Record<string, string>
  /** The refusal with its status; null when there was none. */
  refusal: (Omit<ErrorBody, 'request_id'> & { status: number; request_id: string | null }) | null
  /** The data of the answer. */
  data: unknown
}

/** Renders the page at an address with an answered form. */
export type DrawAnswer = (context: Context, address: string, form: AnsweredForm) => Promise<Response>

interface Form {
  path: string
  /** The endpoint it calls. */
  endpoint: Endpoint
  /** The page that confirms success; null when a session begins. */
  next: string | null
  /**
   * Called first with the link in the address; its answer is passed to `bodyOf`, and a refusal is the form's.
   */
  before?: Endpoint
  /** The body, if it differs from the input. */
  bodyOf?: (fields: Record<string, string>, link: MailLink, found: unknown) => object
}

/** The fields of a mail's link, from the address. */
interface MailLink {
  user_id: string
  hash: string
}

const forms: readonly Form[] = [
  { path: '/auth/login', endpoint: login as Endpoint, next: null },
  { path: '/auth/register', endpoint: register as Endpoint, next: '/auth/check-email' },
  { path: '/auth/check-email', endpoint: resendVerificationEmail as Endpoint, next: '/auth/check-email' },
  { path: '/auth/forgot-password', endpoint: forgotPassword as Endpoint, next: '/auth/forgot-password' },
  {
    path: '/auth/invitation',
    endpoint: acceptInvitation as Endpoint,
    next: null,
    bodyOf: (fields, link) => ({ ...meant(fields, accountMessages.invitation.confirmPassword), ...link }),
  },
  {
    path: '/auth/verify',
    endpoint: verifyEmail as Endpoint,
    next: null,
    bodyOf: ({ connect, ...fields }, link) => ({
      ...meant(fields, accountMessages.register.confirmPassword),
      ...(connect !== undefined && { connect_provider: true }),
      ...link,
    }),
  },
  {
    path: '/auth/forgot-password/verify',
    endpoint: resetPassword as Endpoint,
    next: '/auth/forgot-password/verify',
    before: checkResetLink as Endpoint,
    bodyOf: (fields, { user_id }, found) => ({
      ...meant(fields, accountMessages.resetPassword.confirmPassword),
      user_id,
      token: (found as { token: string }).token,
    }),
  },
]

const asTyped: NonNullable<Form['bodyOf']> = (fields) => fields

/** Checks here that the password was repeated, as the app does. */
function meant({ confirmPassword, ...fields }: Record<string, string>, message: string) {
  if (confirmPassword !== fields.password) throw fieldProblem('confirmPassword', message)
  return fields
}

/** Where the app takes over the session; without script this page says what is missing. */
const continuePath = '/auth/login/continue'

const isSecret = (field: string) => /password/i.test(field)

/**
 * The forms of the pages before sign-in, as browsers submit them without script. Each becomes the call that
 * the app would make, with the same validation, limits, texts and log. A refusal is rendered into the form.
 *
 * @param api answers the calls
 */
export function formPosts(
  api: { fetch: (request: Request, env: unknown) => Response | Promise<Response> },
  dependencies: ApiDependencies,
  draw: DrawAnswer,
): Hono {
  const app = new Hono()
  for (const { path, endpoint, next, before, bodyOf = asTyped } of forms) {
    app.post(path, async (context) => {
      const { search, searchParams } = new URL(context.req.url)
      const link = { user_id: searchParams.get('user_id') ?? '', hash: searchParams.get('hash') ?? '' }
      const ask = async (what: Endpoint, body: object) => api.fetch(callOf(context, what, body), context.env)
      context.header('Cache-Control', 'no-store')
      let values: Record<string, string> = {}
      let answer: Response
      try {
        refuseForeignForms(context.req.raw, dependencies.settings.appUrl)
        const fields = await readForm(context.req.raw)
        values = Object.fromEntries(Object.entries(fields).filter(([name]) => !isSecret(name)))
        const first = before && (await ask(before, link))
        const found = first?.ok ? ((await first.json()) as { data: unknown }).data : undefined
        answer = first?.ok === false ? first : await ask(endpoint, bodyOf(fields, link, found))
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        const refusal = asRefusal(error)
        context.status(refusal.status)
        return draw(context, path + search, { path, values, refusal, data: null })
      }
      for (const cookie of answer.headers.getSetCookie())
        context.header('Set-Cookie', cookie, { append: true })
      if (!answer.ok) {
        const body = (await answer.json()) as ErrorBody
        context.status(answer.status as 400)
        const wait = answer.headers.get('retry-after')
        if (wait !== null) context.header('Retry-After', wait)
        const refusal = { ...body, request_id: body.request_id ?? null, status: answer.status }
        return draw(context, path + search, { path, values, refusal, data: null })
      }
      const { data } = (await answer.json()) as { data: unknown }
      if (next !== null) return draw(context, next, { path: next, values, refusal: null, data })
      const { user } = data as { user: { personal_access_token: string } }
      const cookie = await handOverCookie(dependencies, user.personal_access_token)
      context.header('Set-Cookie', cookie, { append: true })
      const wanted = wantedPath(search, new URL(dependencies.settings.appUrl).origin)
      return context.redirect(`${continuePath}?${new URLSearchParams({ next: wanted })}`, 303)
    })
  }
  return app
}

/** The call that the app would make, from the same browser and address. */
function callOf({ req }: Context, endpoint: Endpoint, body: object): Request {
  const headers = new Headers(req.raw.headers)
  headers.set('content-type', 'application/json')
  for (const name of ['content-length', 'transfer-encoding', 'authorization']) headers.delete(name)
  return new Request(new URL(basePath + endpoint.path, req.url), {
    method: endpoint.method,
    headers,
    body: JSON.stringify(body),
  })
}

function asRefusal({ code, message, details }: Problem) {
  const { status } = errorCatalogue[code]
  return { status, code, message, request_id: null, ...(details.errors && { errors: details.errors }) }
}
