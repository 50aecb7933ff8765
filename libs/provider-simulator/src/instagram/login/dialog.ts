import type { Hono } from 'hono'
import type { FacebookPerson } from '../data/people.ts'
import { choicesPage, whoPage } from './dialog-page.ts'
import { messages } from './messages.ts'
import { alwaysGranted, permissionWords } from './permissions.ts'
import type { Consent, Sessions } from './sessions.ts'

/** What the consent page needs to know. */
export interface DialogPlace {
  appId: string
  redirectUris: readonly string[]
  people: readonly FacebookPerson[]
  sessions: Sessions
  /** The address of the page's style. */
  assets: string
  /** Whether declined permissions are requested again only with `auth_type=rerequest`. */
  remembersDeclined: boolean
  accountId: (username: string) => string
}

type Query = Record<string, string>

/** The requested permissions, and the one that an app always gets. */
const scopesOf = ({ scope = '' }: Query): string[] => [
  ...new Set([alwaysGranted, ...scope.split(/[\s,]+/).filter((name) => name !== '')]),
]

const refusalOf = (query: Query, { appId, redirectUris }: DialogPlace): string | null => {
  if (query['client_id'] !== appId) return 'Invalid App ID'
  if (!redirectUris.includes(query['redirect_uri'] ?? ''))
    return 'URL blocked: this redirect failed because the redirect URI is not white-listed in the app’s client OAuth settings'
  if ((query['response_type'] ?? 'code') !== 'code') return 'Invalid response_type'
  const unknown = scopesOf(query).filter((scope) => !Object.hasOwn(permissionWords, scope))
  return unknown.length > 0 ? `Invalid Scopes: ${unknown.join(', ')}` : null
}

const withParameters = (address: string, parameters: Record<string, string>): URL => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}

const readConsent = (
  form: FormData,
  person: FacebookPerson,
  scopes: string[],
  declined: ReadonlySet<string>,
  accountId: (username: string) => string,
): Consent => {
  const chosen = (name: string) => form.getAll(name).map(String)
  const allPages = person.pages.map(({ id }) => id)
  const allAccounts = person.pages.flatMap(({ account }) =>
    account === undefined ? [] : [accountId(account)],
  )
  const open = scopes.filter((scope) => !declined.has(scope))
  const base = { person: person.key, asked: scopes }
  if (!form.has('chosen'))
    return {
      ...base,
      granted: open,
      pages: person.pages.filter(({ usuallyLeftOut }) => !usuallyLeftOut).map(({ id }) => id),
      accounts: allAccounts,
    }
  return {
    ...base,
    granted: open.filter((scope) => scope === alwaysGranted || chosen('permission').includes(scope)),
    pages: allPages.filter((id) => chosen('page').includes(id)),
    accounts: allAccounts.filter((id) => chosen('account').includes(id)),
  }
}

/** Adds Facebook's login dialog at `/dialog/oauth`, with or without a version before it. */
export const addDialog = (app: Hono, place: DialogPlace): void => {
  const { people, sessions, assets, accountId, remembersDeclined } = place
  const declinedBy = ({ key }: FacebookPerson, query: Query): ReadonlySet<string> =>
    remembersDeclined && query['auth_type'] !== 'rerequest' ? sessions.declined(key) : new Set()

  const paths = ['/dialog/oauth', '/:version{v\\d+\\.\\d+}/dialog/oauth']
  app.on('GET', paths, (context) => {
    const { person: key, ...query } = context.req.query()
    const refusal = refusalOf(query, place)
    if (refusal !== null) return context.text(`${messages.refused}: ${refusal}`, 400)
    const person = people.find((candidate) => candidate.key === key)
    if (!person) return context.html(whoPage(people, { assets }))
    return context.html(
      choicesPage(person, {
        assets,
        accountId,
        scopes: scopesOf(query),
        declined: declinedBy(person, query),
        backTo: `?${new URLSearchParams(query)}`,
      }),
    )
  })

  app.on('POST', paths, async (context) => {
    const { person: _, ...query } = context.req.query()
    const refusal = refusalOf(query, place)
    if (refusal !== null) return context.text(`${messages.refused}: ${refusal}`, 400)
    const form = await context.req.formData()
    const redirectUri = query['redirect_uri'] ?? ''
    const back = (parameters: Record<string, string>) => {
      const state = query['state']
      const address = withParameters(redirectUri, { ...parameters, ...(state !== undefined && { state }) })
      // Facebook appends this fragment; apps have to remove it.
      return context.redirect(`${address}#_=_`, 303)
    }
    if (form.get('decision') === 'cancel')
      return back({
        error: 'access_denied',
        error_code: '200',
        error_description: 'Permissions error',
        error_reason: 'user_denied',
      })
    const person = people.find(({ key }) => key === form.get('person'))
    if (!person) return context.html(whoPage(people, { assets }), 422)
    if (form.get('decision') === 'continue')
      return context.redirect(`?${new URLSearchParams({ ...query, person: person.key })}`, 303)
    const consent = readConsent(form, person, scopesOf(query), declinedBy(person, query), accountId)
    return back({ code: sessions.giveCode(consent, redirectUri) })
  })
}
