import type { APIRequestContext } from '@playwright/test'
import { demoUser } from './sign-in.ts'

/** Gives the demo's account preferences from outside the browser; answers a token of its own. */
export async function choosePreferences(request: APIRequestContext, preferences: Record<string, string>) {
  const answer = await request.post('/api/v1/auth/login', { data: demoUser })
  const { data } = (await answer.json()) as { data: { user: { personal_access_token: string } } }
  const token = data.user.personal_access_token
  await request.put('/api/v1/me/meta', {
    headers: { authorization: `Bearer ${token}` },
    data: preferences,
  })
  return token
}

/** Gives the demo's account the preferences that it begins with, for the tests that follow. */
export const forgetPreferences = (request: APIRequestContext) =>
  choosePreferences(request, { theme: 'light', font: 'onest', show_sidebar_menu: '1' })
