import { invalidate } from '@tandem/api-client/react'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { postDetailQueries, takeFromLists } from '../post-detail/queries.ts'
import { examplePost } from './example-posts.ts'
import { knownPost, postQueries } from './queries.ts'

const inList = (sort: '-views' | '-likes') =>
  postQueries.page({ sort, search_term: '', page: 1, per_page: 50 }).queryKey
const pageWith = (notes_count: number) => ({ data: [{ ...examplePost, notes_count }] }) as never

test('a post comes from the list that was read last, whichever was requested first', async () => {
  const client = new QueryClient()
  client.setQueryData(inList('-views'), pageWith(1), { updatedAt: 1000 })
  client.setQueryData(inList('-likes'), pageWith(2), { updatedAt: 2000 })
  expect(knownPost(client, examplePost.id)?.notes_count).toBe(2)
  client.setQueryData(inList('-views'), pageWith(3), { updatedAt: 3000 })
  expect(knownPost(client, examplePost.id)?.notes_count).toBe(3)
  expect(knownPost(client, examplePost.id + 1)).toBeUndefined()
})

test("a post's page shows the list's data with its age, and reads changed data again", async () => {
  const client = new QueryClient()
  const post = { service: 'social', id: examplePost.id } as const
  const { queryKey } = postDetailQueries.post(post)
  const now = Date.now()
  client.setQueryData(inList('-views'), pageWith(1), { updatedAt: now })
  takeFromLists(client, post)
  expect(client.getQueryState(queryKey)).toMatchObject({ data: { notes_count: 1 }, dataUpdatedAt: now })

  client.removeQueries({ queryKey })
  await invalidate(client, ['posts'])
  takeFromLists(client, post)
  expect(client.getQueryState(queryKey)).toMatchObject({ data: { notes_count: 1 }, dataUpdatedAt: 1 })
})
