import { Hono } from 'hono'
import { inProcessFetch } from '../in-process-fetch.ts'
import { createInstagram, instagramApp } from '../instagram/create-instagram.ts'
import type { InstagramOptions } from '../instagram/create-instagram.ts'

export const redirectUri = 'https://app.example.test/callback'
export const instagramAddress = 'http://127.0.0.1:4010/instagram'
export const allScopes =
  'pages_show_list,pages_read_engagement,business_management,instagram_basic,instagram_manage_insights'

/** A body whose shape the test knows. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Body = any

/** The simulated network at 21 November 2026, 14:00 UTC, and the requests of a connector. */
export const openInstagram = (options: Partial<InstagramOptions> = {}) => {
  const start = Date.parse('2026-11-21T14:00:00Z')
  const instagram = createInstagram({
    address: instagramAddress,
    redirectUris: [redirectUri],
    now: () => start,
    ...options,
  })
  const fetch = inProcessFetch(new Hono().route('/instagram', instagram.app))

  const dialogAddress = (changes: Record<string, string> = {}) =>
    `${instagram.addresses.dialog}/v25.0/dialog/oauth?${new URLSearchParams({
      client_id: instagramApp.app_id,
      redirect_uri: redirectUri,
      response_type: 'code',
      state: 'the-state',
      scope: allScopes,
      ...changes,
    })}`
  /** Submits the dialog. */
  const consent = (fields: [string, string][], changes?: Record<string, string>) =>
    fetch(dialogAddress(changes), { method: 'POST', body: new URLSearchParams(fields) })
  const ask = (path: string, query: Record<string, string> = {}, init?: RequestInit) =>
    fetch(`${instagram.addresses.graph}/v25.0${path}?${new URLSearchParams(query)}`, init)
  const read = async (path: string, query: Record<string, string> = {}): Promise<Body> =>
    (await ask(path, query)).json()
  const secret = { client_id: instagramApp.app_id, client_secret: instagramApp.app_secret }

  /** Gets the long-lived token of a person who granted everything, or what was chosen. */
  const logIn = async (person: string, chosen: [string, string][] = []): Promise<string> => {
    const answer = await consent([['person', person], ['decision', 'allow'], ...chosen])
    const code = new URL(answer.headers.get('location')!).searchParams.get('code') ?? ''
    const short = await read('/oauth/access_token', { ...secret, redirect_uri: redirectUri, code })
    const long = await read('/oauth/access_token', {
      ...secret,
      grant_type: 'fb_exchange_token',
      fb_exchange_token: short.access_token,
    })
    return long.access_token
  }
  const accountId = (username: string) =>
    instagram.accounts.find((account) => account.username === username)!.id
  /** Opens a reader for an account of a person, who logs in for it. */
  const open = async (username: string, person = 'elif') => {
    const access_token = await logIn(person)
    const id = accountId(username)
    return {
      id,
      access_token,
      ask: (edge: string, query: Record<string, string> = {}) =>
        ask(`/${id}${edge}`, { access_token, ...query }),
      read: (edge: string, query: Record<string, string> = {}): Promise<Body> =>
        read(`/${id}${edge}`, { access_token, ...query }),
    }
  }
  return { ...instagram, fetch, start, secret, dialogAddress, consent, ask, read, logIn, open, accountId }
}
