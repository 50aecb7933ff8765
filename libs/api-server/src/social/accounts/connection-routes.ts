import type { OfferProblemKind, SocialGrant, SocialOffer } from '@tandem/connectors'
import { loginWithFacebook, processFacebookResponse } from '@tandem/api-contract'
import type { ConnectionOutcome, OfferedAccount, SocialNetwork } from '@tandem/api-contract'
import { hashToken, newToken } from '../../platform/secrets/token.ts'
import type { Secrets } from '../../platform/dependencies/dependencies.ts'
import { implement } from '../../identity/implement.ts'
import type { Call } from '../../identity/call.ts'
import { Problem, problem } from '../../platform/request/problem.ts'
import { inPlainWords } from './account-health.ts'
import { connectAccounts } from './connect-accounts.ts'
import type { Connection } from './connect-accounts.ts'
import { connectorsOf } from './credentials.ts'
import { endAttempt, findOwners, keepAttempt, keepOffer, takeAttempt } from './directory.ts'
import { providerProblem } from './provider-problem.ts'

/** Binds an encrypted offer to its state. */
export const offerContext = (state_hash: string) => `account-attempt:${state_hash}`

/** Decrypts the offer of a state. */
export const openOffer = async (secrets: Secrets, state_hash: string, sealed: string): Promise<Connection> =>
  JSON.parse(await secrets.open(sealed, offerContext(state_hash))) as Connection

const again = { rerequest: 'declined', reauthorize: 'expired' } as const

/** Connecting accounts: to the network's dialog and back. */
export const accountConnectionRoutes = [
  implement(loginWithFacebook, async ({ params, search, session, dependencies }) => {
    const { database, connectors, now } = dependencies
    const { login } = connectorsOf(connectors, params.social)
    const state = newToken()
    await keepAttempt(
      database,
      {
        state_hash: await hashToken(state),
        social: params.social,
        session_hash: session.token_hash,
        team_id: session.team_id,
      },
      now(),
    )
    const { auth_type } = search
    return { data: { url: login.loginUrl(state, auth_type ? { again: again[auth_type] } : {}) } }
  }),

  implement(processFacebookResponse, async (call) => {
    const { params, body, session, dependencies } = call
    const { database, connectors, now } = dependencies
    const { social } = params
    if (params.service !== 'social') throw problem('MODEL_NOT_FOUND')
    const { login } = connectorsOf(connectors, social)
    const state_hash = await hashToken(body.state)
    const { team_id, token_hash: session_hash } = session
    const isOurs = await takeAttempt(database, { state_hash, social, session_hash, team_id }, now())
    if (!isOurs) throw problem('INVALID_STATE_TRY_AGAIN')
    if (!body.code) {
      await endAttempt(database, state_hash)
      return { data: refused(body.error ?? '') }
    }
    const { code } = body
    const { grant, offer } = await readGrant(login, code).catch(async (error: unknown) => {
      await endAttempt(database, state_hash)
      throw providerProblem(error)
    })
    const data =
      offer === null
        ? {
            ...outcome('permissions_not_granted'),
            missing_permissions: inPlainWords(grant.missing_permissions),
          }
        : await decide(call, social, { grant, offer, state: body.state, state_hash })
    if (data.result !== 'choose') await endAttempt(database, state_hash)
    return { data }
  }),
]

const outcome = (result: ConnectionOutcome['result']): ConnectionOutcome => ({
  result,
  accounts: [],
  offered: [],
  missing_permissions: [],
  problem: null,
  state: null,
})

/** The dialog was cancelled. The network's text is not shown, because it is for developers. */
const refused = (error: string): ConnectionOutcome =>
  error === 'access_denied'
    ? outcome('cancelled')
    : {
        ...outcome('nothing_found'),
        problem: {
          step: 'dialog',
          message: 'Facebook closed without a response. Please start again.',
        },
      }

type Login = ReturnType<typeof connectorsOf>['login']

/** Looks for accounts only when all permissions were granted. */
async function readGrant(
  login: Login,
  code: string,
): Promise<{ grant: SocialGrant; offer: SocialOffer | null }> {
  const grant = await login.exchange(code)
  return { grant, offer: grant.missing_permissions.length > 0 ? null : await login.offered(grant.token) }
}

const stepOf: Record<OfferProblemKind, NonNullable<ConnectionOutcome['problem']>['step']> = {
  no_page: 'pages',
  no_professional_account: 'accounts',
  business_management_missing: 'permissions',
  page_not_granted: 'verification',
}

function problemOf({ problems }: SocialOffer): ConnectionOutcome['problem'] {
  const [first] = problems
  if (!first) return null
  return {
    step: stepOf[first.kind],
    message: [...new Set(problems.map((found) => found.message))].join(' '),
  }
}

interface Granted {
  grant: SocialGrant
  offer: SocialOffer
  state: string
  state_hash: string
}

/** Connects a single account immediately; among several, the person chooses. */
async function decide(
  call: Pick<Call, 'session' | 'team' | 'audit' | 'dependencies'>,
  social: SocialNetwork,
  { grant, offer, state, state_hash }: Granted,
): Promise<ConnectionOutcome> {
  const { database, secrets } = call.dependencies
  const problemFound = problemOf(offer)
  const { accounts } = offer
  const [first] = accounts
  if (!first) {
    const message = 'Facebook returned no Instagram accounts. Start again and select one.'
    return { ...outcome('nothing_found'), problem: problemFound ?? { step: 'accounts', message } }
  }
  const owners = await findOwners(
    database,
    social,
    accounts.map((account) => account.provider_id),
  )
  const offered = accounts.map(({ provider_id, username, name, picture_url, page_name }): OfferedAccount => {
    const owner = owners.get(provider_id)
    const status = owner === undefined ? 'new' : owner === call.session.team_id ? 'connected' : 'elsewhere'
    return { id: provider_id, username, name, picture_url, page_name, status }
  })
  if (offered.every(({ status }) => status === 'elsewhere')) {
    return { ...outcome('exists'), offered, problem: problemFound }
  }
  if (accounts.length > 1) {
    const sealed = await secrets.seal(JSON.stringify({ grant, accounts }), offerContext(state_hash))
    await keepOffer(database, state_hash, sealed)
    return { ...outcome('choose'), offered, problem: problemFound, state }
  }
  try {
    const connected = await connectAccounts(call, social, { grant, accounts: [first] })
    const result = connected.created ? 'created' : 'updated'
    return { ...outcome(result), accounts: connected.accounts, problem: problemFound }
  } catch (error) {
    // Another team took it first.
    if (error instanceof Problem && error.code === 'EXISTS_IN_ANOTHER_ACCOUNT') {
      return { ...outcome('exists'), offered, problem: problemFound }
    }
    throw error
  }
}
