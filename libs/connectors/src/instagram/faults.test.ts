import { expect, test } from 'vitest'
import type { ProviderError } from '../provider-error.ts'
import { readPosts, simulatedInstagram } from './test-setup.ts'

/** An account with several pages of posts; the connector has learned the possible page size. */
async function opened() {
  const { instagram, asked, accountOf } = simulatedInstagram()
  instagram.controls.settings.largestMediaPage = 50
  const account = await accountOf('marco')
  await account.posts(null)
  return {
    account,
    instagram,
    asked: () => asked.filter(({ pathname }) => pathname.endsWith('/media')).length,
  }
}

test('halves a page of posts that is too large for Instagram, and reads all of them', async () => {
  const { account, instagram, asked } = await opened()
  const { ids: all } = await readPosts(account)
  instagram.controls.settings.largestMediaPage = 12
  const start = asked()
  const { ids: found, pages } = await readPosts(account)
  expect(found).toEqual(all)
  expect(asked() - start).toBeLessThanOrEqual(pages + 4)
})

test('ends every reading with the reason when the token is invalid, and reports it in the health', async () => {
  const { account, instagram } = await opened()
  instagram.controls.endTokens('marco', 'password-changed')
  const readings: (() => Promise<unknown>)[] = [
    () => account.profile(),
    () => account.posts(null),
    () => account.postInsights({ provider_id: '1', place: 'feed' }),
    () => account.accountDay('2026-11-17'),
    () => account.accountSeries('new_followers', '2026-11-10', '2026-11-17'),
    () => account.onlineFollowers('2026-11-10', '2026-11-17'),
    () => account.audience('followers', 'city'),
    () => account.discover('maison.fougere', null),
  ]
  for (const reading of readings) {
    const error: unknown = await reading().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ kind: 'reconnect', retryable: false })
    expect((error as ProviderError).message).toContain('password')
  }
  expect((await account.health()).problem!.message).toContain('password')
})
