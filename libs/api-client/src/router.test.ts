import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createRouterContext, queryClientContext } from './router.ts'

it('gives the client to loaders', () => {
  const client = new QueryClient()
  expect(createRouterContext(client).get(queryClientContext)).toBe(client)
})
