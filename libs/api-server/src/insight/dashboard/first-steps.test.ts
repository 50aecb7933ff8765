import { expect, test } from 'vitest'
import type { FirstSteps } from '@tandem/api-contract'
import { dataOf } from '../../testing/read-answer.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

async function steps({ token }: Pick<TestUser, 'token'>): Promise<FirstSteps> {
  const answer = await used.api.request('GET', '/dashboard/first-steps', { token })
  expect(answer.status).toBe(200)
  return dataOf<FirstSteps>(answer)
}

const saveFilter = async ({ token }: Pick<TestUser, 'token'>, visible_to_team: boolean) => {
  const body = { name: 'Large', list: 'orders', search: 'status=completed', visible_to_team }
  const answer = await used.api.request('POST', '/filters', { token, body })
  expect(answer.status).toBe(201)
}

const nothing = { store: false, account: false, products: false, people: false, filter: false }

test('knows which first steps a team has done, for each person, and which were undone', async () => {
  const { team, store_id, account_id, ...selling } = await newSellingTeam(used.api)
  expect(await steps(team)).toEqual({ ...nothing, store: true, account: true })

  const [product_id] = await selling.products([{ provider_id: '1', permalink: 'https://oak.example/1' }])
  const [post_id] = await selling.posts([{ provider_id: '1', posted_at: '2026-01-01T00:00:00Z' }])
  await selling.within((db) =>
    db
      .insertInto('post_products')
      .values({ post_id: post_id!, product_id: product_id! })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  const other = await used.api.newUser(team.team_id, { role: 'editor' })
  await saveFilter(other, false)
  const done = { store: true, account: true, products: true, people: true, filter: false }
  expect(await steps(team)).toEqual(done)
  expect(await steps(other)).toEqual({ ...done, filter: true })
  await saveFilter(team, true)
  expect(await steps(team)).toEqual({ ...done, filter: true })

  await selling.archiveStore(store_id, used.api.clock.now)
  await selling.removeAccount(account_id)
  expect(await steps(team)).toMatchObject({ store: false, account: false })
  expect(await steps(await used.api.newTeam())).toEqual(nothing)
})
