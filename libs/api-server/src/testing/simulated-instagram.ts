import { Hono } from 'hono'
import {
  createInstagram,
  inProcessFetch,
  instagramApp,
  managedAccounts,
  publicAccounts,
} from '@tandem/provider-simulator'
import type { Instagram, InstagramOptions } from '@tandem/provider-simulator'
import { dayMs } from '@tandem/format'
import { instagramConnectors } from '../social/accounts/network-connectors.ts'
import type { SocialConnectors } from '../platform/dependencies/dependencies.ts'

/** The address to which the simulated dialog redirects, with the server of `createTestApi`. */
const callbackUrl = 'http://tandem.test/integrations/social-media/callback/instagram'

/** The person's choices in the dialog; by default they grant everything. */
export interface DialogChoice {
  /** A key of the simulated people: `elif` has one account, `marco` several. */
  person: string
  decision?: 'allow' | 'cancel'
  /** Grants only these permissions. */
  permissions?: string[]
  pages?: string[]
  accounts?: string[]
}

/** Instagram in this process, as the server uses it. */
export interface SimulatedInstagram {
  connectors: SocialConnectors
  instagram: Instagram
  /** Requests that a browser would make: pictures. */
  fetch: typeof globalThis.fetch
  /** Submits the dialog; returns the parameters that the callback page is called with. */
  answerDialog(url: string, choice: DialogChoice): Promise<Record<string, string>>
}

interface SimulatedInstagramOptions extends Partial<Omit<InstagramOptions, 'redirectUris'>> {
  /** The address to which people are redirected. */
  redirectUri?: string
  /** Waits between retries are skipped by default. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** Accounts that began two months ago and post little, so that reading one is fast. */
function fewPosts(now: number) {
  const opened = new Date(now - 60 * dayMs).toISOString().slice(0, 10)
  return [...managedAccounts, ...publicAccounts].map((account) => ({
    ...account,
    opened,
    professionalSince: opened,
    postsPerWeek: 1,
  }))
}

/** A separate network with the given clock, or the machine's. */
export function simulatedInstagram({
  redirectUri = callbackUrl,
  wait = async () => undefined,
  now = Date.now,
  address = 'http://127.0.0.1:4010/demo/instagram',
  ...options
}: SimulatedInstagramOptions = {}): SimulatedInstagram {
  const instagram = createInstagram({
    address,
    redirectUris: [redirectUri],
    now,
    accounts: fewPosts(now()),
    ...options,
  })
  const { pathname } = new URL(address)
  const fetch = inProcessFetch(new Hono().route(pathname, instagram.app))
  return {
    instagram,
    fetch,
    connectors: instagramConnectors({
      app: { id: instagramApp.app_id, secret: instagramApp.app_secret, callbackUrl: redirectUri },
      fetch,
      dialogAddress: instagram.addresses.dialog,
      graphAddress: instagram.addresses.graph,
      wait,
      now,
    }),
    async answerDialog(url, { person, decision = 'allow', permissions, pages, accounts }) {
      const body = new URLSearchParams({ person, decision })
      const chosen = { permission: permissions, page: pages, account: accounts }
      if (permissions ?? pages ?? accounts) body.set('chosen', 'yes')
      for (const [name, values] of Object.entries(chosen)) {
        for (const value of values ?? []) body.append(name, value)
      }
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
      const location = answer.headers.get('Location')
      if (location === null) throw new Error(`The dialog did not go on: ${await answer.text()}`)
      return Object.fromEntries(new URL(location).searchParams)
    },
  }
}
