import { favoriteQueries } from '@tandem/items'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router'

/** A page around a story, with working links and without favourites. */
export function inPage(Story: ComponentType) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(favoriteQueries.categories().queryKey, [])
  const story = createElement(Story)
  return createElement(QueryClientProvider, { client }, createElement(MemoryRouter, null, story))
}
