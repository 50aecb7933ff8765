import * as v from 'valibot'
import { basePath, ErrorBody, errorCatalogue, endpoints, isErrorCode } from '@tandem/api-contract'
import type { Endpoint } from '@tandem/api-contract'
import { socialBrowserPath } from '../identity/auth/social/browser-routes.ts'
import { tableTypes } from '../platform/exports/table-file.ts'
import { errorCodesOf } from '../platform/openapi/openapi.ts'
import { webhookPath } from '../commerce/webhooks/webhook-address.ts'

/** An answer that the contract does not describe. */
export class ContractDeviation extends Error {
  constructor(request: Request, response: Response, what: string) {
    super(`${request.method} ${new URL(request.url).pathname} answered ${response.status}: ${what}`)
    this.name = 'ContractDeviation'
  }
}

/**
 * Whether it is one of the two addresses that browsers open during a provider's sign-in: they only redirect
 * to our pages.
 */
const isRedirect = (pathname: string, { status }: Response) =>
  pathname.startsWith(`${socialBrowserPath}/`) && status === 303

const pattern = (path: string) => new RegExp(`^${basePath}${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)

const endpointOf = (request: Request): Endpoint | undefined => {
  const { pathname } = new URL(request.url)
  return endpoints.find(
    (endpoint) => endpoint.method === request.method && pattern(endpoint.path).test(pathname),
  )
}

/**
 * Compares an answer strictly with the contract: status, code, and each field, with none missing or
 * additional.
 * @throws ContractDeviation
 */
export async function checkAnswer(request: Request, response: Response): Promise<void> {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith(`${basePath}/`) || isRedirect(pathname, response)) return
  // Providers define the answers to their webhooks.
  if (pathname.startsWith(`${webhookPath}/`)) return
  const deviation = (what: string) => new ContractDeviation(request, response, what)
  const endpoint = endpointOf(request)
  if (endpoint && endpoint.answers !== 'json' && response.ok) {
    const type = response.headers.get('content-type') ?? 'application/json'
    if (endpoint.answers === 'table' && !Object.values(tableTypes).includes(type))
      throw deviation('it is no table')
    if (type.startsWith('application/json')) throw deviation('it is no file')
    return
  }
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => {
      throw deviation('the body is no JSON')
    })
  if (response.ok) {
    if (!endpoint) {
      if (new URL(request.url).pathname === `${basePath}/openapi.json`) return
      throw deviation('the contract knows no such call')
    }
    if (response.status !== endpoint.status) throw deviation(`the contract says ${endpoint.status}`)
    const success: v.GenericSchema = v.strictObject(
      endpoint.meta ? { data: endpoint.data, meta: endpoint.meta } : { data: endpoint.data },
    )
    const result = v.safeParse(success, body)
    if (!result.success) throw deviation(describe(result.issues))
    return
  }
  const result = v.safeParse(v.strictObject(ErrorBody.entries), body)
  if (!result.success) throw deviation(describe(result.issues))
  const { code, seconds_left } = result.output
  if (!isErrorCode(code)) throw deviation(`the contract knows no code ${code}`)
  if (errorCatalogue[code].status !== response.status)
    throw deviation(`${code} is ${errorCatalogue[code].status}`)
  const known = endpoint
    ? errorCodesOf(endpoint)
    : ['MODEL_NOT_FOUND', 'METHOD_NOT_ALLOWED', 'TOO_MANY_REQUESTS']
  if (!known.includes(code)) throw deviation(`${code} is not among the codes of this call`)
  const retryAfter = response.headers.get('retry-after')
  if (response.status === 429 && (seconds_left === undefined || retryAfter !== String(seconds_left))) {
    throw deviation('429 says how long to wait, in the body and in Retry-After')
  }
}

const describe = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ')
