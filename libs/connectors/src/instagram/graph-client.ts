import type * as v from 'valibot'
import type { ProviderError } from '../provider-error.ts'
import { rateLimited } from '../requests/failures.ts'
import { parsed } from '../requests/parsed.ts'
import { impatient, patient, patientRequests } from '../requests/patient-requests.ts'
import { sendForJson } from '../requests/transport.ts'
import type { RawAnswer } from '../requests/transport.ts'
import { waitFor } from '../requests/wait-for.ts'
import { smallAnswer } from '../json-measure.ts'
import type { JsonLimits } from '../json-measure.ts'
import { apiVersion } from './api-version.ts'
import { isOfApp, refusalOf } from './graph-error.ts'
import type { InstagramOptions } from './instagram-app.ts'
import { instagramLimits } from './limits.ts'
import type { Allowance } from './limits.ts'
import { words } from './refusals.ts'
import { secretProof } from './secret-proof.ts'
import { accountUsage, appUsage } from './usage.ts'

/** A request, and the schema of its answer. */
export interface GraphRequest<Data> {
  /** Below the version, such as `/me/accounts`. */
  path: string
  /** What is read, for error messages. */
  subject: string
  schema: v.GenericSchema<unknown, Data>
  method?: 'GET' | 'DELETE'
  /** Called for each attempt. */
  query?: () => Record<string, string>
  /** The token of a person or a Page; the request is signed for it. */
  token?: string
  /** Which rate limit the call counts for: the account's by default. */
  allowance?: 'app' | 'account'
  signal?: AbortSignal
  /** The maximum answer; by default that of a single row. */
  limits?: JsonLimits
  /** Called for each failed attempt that may be retried. */
  onFailure?: (error: ProviderError) => void
}

/** Calls the Graph API for one account, or for a person who connects accounts. */
export interface GraphClient {
  /** @throws ProviderError, or the signal's reason */
  ask<Data>(request: GraphRequest<Data>): Promise<Data>
}

export interface GraphClientOptions extends InstagramOptions {
  /** The account whose rate limit counts, beside the app's. */
  account_id?: string
  /** A person is waiting, so failures are reported soon instead of retried for long. */
  isPersonWaiting?: boolean
}

export function graphClient(options: GraphClientOptions): GraphClient {
  const { app, fetch, account_id: accountId, isPersonWaiting = false } = options
  const patience = isPersonWaiting ? impatient : patient
  const origin = (options.graphAddress ?? 'https://graph.facebook.com').replace(/(?<!\/)\/+$/, '')
  const clock = {
    wait: options.wait ?? waitFor,
    now: options.now ?? Date.now,
    random: options.random ?? Math.random,
  }
  const limits = options.limits ?? instagramLimits(clock.now)
  const ofAccount = accountId === undefined ? limits.app : limits.account(accountId)
  const ask = patientRequests(clock, patience, words)

  const proofs = new Map<string, Promise<string>>()
  /** Made once for each token: a reading sends the same one hundreds of times. */
  const proofOf = (token: string): Promise<string> => {
    const proof = proofs.get(token) ?? secretProof(token, app.secret)
    proofs.set(token, proof)
    return proof
  }

  const send = async ({
    path,
    method = 'GET',
    query,
    token,
    signal,
    limits = smallAnswer,
  }: GraphRequest<unknown>) => {
    const parameters = new URLSearchParams(query?.())
    if (token !== undefined) {
      parameters.set('access_token', token)
      parameters.set('appsecret_proof', await proofOf(token))
    }
    return sendForJson(fetch, {
      url: `${origin}/${apiVersion}${path}?${parameters}`,
      method,
      headers: { Accept: 'application/json' },
      timeoutMs: patience.requestTimeoutMs,
      signal,
      limits,
      field: null,
      words,
    })
  }

  const take = async (allowance: Allowance, signal?: AbortSignal) => {
    const { longestWaitMs } = patience
    const pause = allowance.turn({ isPersonWaiting, longestWaitMs })
    if (pause > longestWaitMs) throw rateLimited(Math.ceil(pause / 1000), words)
    if (pause > 0) await clock.wait(pause, signal)
  }

  const note = ({ headers }: RawAnswer) => {
    const usage = { app: appUsage(headers), account: accountUsage(headers) }
    if (usage.app) limits.app.noteUsage(usage.app)
    if (usage.account) ofAccount.noteUsage(usage.account)
  }

  const attempt = async <Data>(request: GraphRequest<Data>): Promise<Data> => {
    const { subject, schema, signal } = request
    const allowance = request.allowance === 'app' ? limits.app : ofAccount
    await take(allowance, signal)
    const answer = await send(request)
    note(answer)
    const refusal = refusalOf(answer, subject, clock.now())
    if (refusal?.kind === 'rate_limited') {
      const seconds = allowance.throttled(refusal.retry_after_seconds)
      if (isOfApp(answer) && allowance !== limits.app) limits.app.throttled(seconds)
      throw rateLimited(seconds, words)
    }
    if (refusal) throw refusal
    allowance.answered()
    return parsed(schema, answer.json, subject, words)
  }

  return {
    ask: (request) =>
      ask({ attempt: () => attempt(request), signal: request.signal, onFailure: request.onFailure }),
  }
}
