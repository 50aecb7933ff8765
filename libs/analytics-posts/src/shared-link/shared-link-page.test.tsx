import { call } from '@tandem/api-client'
import { listPosts } from '@tandem/api-contract'
import { newTeam, signIn, signOut } from '@tandem/testing'
import type { Team } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { postsSection } from '../posts-section.ts'

const shared = '/analytics/instagram/posts/shared'

let team: Promise<Team> | undefined
async function open(parts: Record<string, string>) {
  team ??= newTeam({ connected: ['elif'] })
  signIn(await team)
  return openPage(postsSection, `${shared}?${String(new URLSearchParams(parts))}`)
}

beforeEach(signOut)

test('opens the post of a link that another app shares as text', async () => {
  const { router } = await open({})
  const { data } = await call(listPosts, {
    params: { service: 'social', social: 'instagram' },
    search: { per_page: 3 },
  })
  const { id, permalink } = data[1]!
  await router.navigate(`${shared}?text=${encodeURIComponent(`See ${permalink}?igsh=1`)}`)
  await expect.poll(() => router.state.location.pathname).toBe(`/analytics/instagram/posts/${id}`)
})

test('says that a link is of no known post, and leads to the posts', async () => {
  const { screen } = await open({ url: 'https://www.instagram.com/p/NobodyKnows/' })
  await expect.element(screen.getByRole('heading', { name: 'No post for this link' })).toBeVisible()
  await expect.element(screen.getByText(/instagram\.com\/p\/NobodyKnows\/$/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'View posts' }))
    .toHaveAttribute('href', '/analytics/instagram/posts')
})

test('says that nothing was shared that can be opened', async () => {
  const { screen } = await open({ text: 'Good morning' })
  await expect.element(screen.getByRole('heading', { name: 'Nothing to open' })).toBeVisible()
})
