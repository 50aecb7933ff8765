import type { APIRequestContext } from '@playwright/test'
import { beginSession } from './sign-in.ts'

/** Gives the demo's account preferences from outside the browser; answers a token of its own. */
export async function choosePreferences(request: APIRequestContext, preferences: Record<string, string>) {
  const { token } = await beginSession(request)
  await request.put('/api/v1/me/meta', {
    headers: { authorization: `Bearer ${token}` },
    data: preferences,
  })
  return token
}

/** Gives the demo's account the preferences that it begins with, for the tests that follow. */
export const forgetPreferences = (request: APIRequestContext) =>
  choosePreferences(request, { theme: 'light', font: 'onest', show_sidebar_menu: '1' })
