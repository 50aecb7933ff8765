import type { APIRequestContext } from '@playwright/test'
import { bearer } from './bearer.ts'
import { beginSession } from './sign-in.ts'

/** One session for all tests of a worker: an address may sign in 30 times a minute. */
let kept: string | undefined

async function keptToken(request: APIRequestContext): Promise<string> {
  const isAlive = kept !== undefined && (await request.get('/api/v1/me', { headers: bearer(kept) })).ok()
  if (kept !== undefined && isAlive) return kept
  const { token } = await beginSession(request)
  kept = token
  return token
}

/**
 * Sets preferences of the demo's account from outside the browser; returns its token, which no test may sign
 * out.
 */
export async function choosePreferences(request: APIRequestContext, preferences: Record<string, string>) {
  const token = await keptToken(request)
  await request.put('/api/v1/me/meta', { headers: bearer(token), data: preferences })
  return token
}

/** Resets the preferences of the demo's account for later tests. */
export const forgetPreferences = (request: APIRequestContext) =>
  choosePreferences(request, { theme: 'light', font: 'onest', show_sidebar_menu: '1' })
