import { call } from '@tandem/api-client'
import {
  createSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
  updateSavedFilter,
} from '@tandem/api-contract'
import type { FilteredList, NewSavedFilter, SavedFilter, SavedFilterChange } from '@tandem/api-contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

const filters = ['filters'] as const

/** The saved filters of a list: those of the team and those of the reader, latest first. */
export const savedFilterQueries = {
  all: filters,
  of: (list: FilteredList) =>
    queryOptions({
      queryKey: [...filters, list],
      queryFn: async ({ signal }) => (await call(listSavedFilters, { search: { list } }, { signal })).data,
    }),
}

const mutationKey = [...filters, 'change'] as const
// One after the other: the next may be about what this one makes.
const scope = { id: 'filters' }

async function show(
  client: QueryClient,
  list: FilteredList,
  change: (known: SavedFilter[]) => SavedFilter[],
) {
  const { queryKey } = savedFilterQueries.of(list)
  // A read under way would put back what was there before; without a list there is nothing to put back.
  if (client.getQueryData(queryKey)) await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (known) => known && change(known))
}

const replaced = (id: number, filter: SavedFilter) => (known: SavedFilter[]) =>
  known.map((other) => (other.id === id ? filter : other))

/** Only after the last change: what the server says meanwhile knows nothing of those that still wait. */
function readAgain(client: QueryClient, list: FilteredList) {
  if (client.isMutating({ mutationKey }) > 1) return
  void client.invalidateQueries({ queryKey: savedFilterQueries.of(list).queryKey })
}

/** Keeps a filter; it comes first. */
export const createSavedFilterMutation = mutationOptions({
  mutationKey,
  scope,
  mutationFn: async (body: NewSavedFilter) => (await call(createSavedFilter, { body })).data,
  onSuccess: (filter, _body, _result, { client }) =>
    show(client, filter.list, (known) => [filter, ...known.filter(({ id }) => id !== filter.id)]),
  onSettled: (_filter, _error, { list }, _result, { client }) => readAgain(client, list),
})

/** Changes a filter; it shows at once, and goes back to what it was if the server refuses. */
export const updateSavedFilterMutation = mutationOptions({
  mutationKey,
  scope,
  mutationFn: async ({ filter, change }: { filter: SavedFilter; change: Partial<SavedFilterChange> }) =>
    (await call(updateSavedFilter, { params: { id: filter.id }, body: { name: filter.name, ...change } }))
      .data,
  onMutate: ({ filter, change }, { client }) =>
    show(client, filter.list, replaced(filter.id, { ...filter, ...withoutGaps(change) })),
  onSuccess: (saved, { filter }, _result, { client }) =>
    show(client, filter.list, replaced(filter.id, saved)),
  onError: (_error, { filter }, _result, { client }) =>
    show(client, filter.list, replaced(filter.id, filter)),
  onSettled: (_saved, _error, { filter }, _result, { client }) => readAgain(client, filter.list),
})

const withoutGaps = ({ name, search, visible_to_team }: Partial<SavedFilterChange>) => ({
  ...(name !== undefined && { name }),
  ...(search !== undefined && { search }),
  ...(visible_to_team !== undefined && { visible_to_team }),
})

/** Deletes a filter; it comes back where it stood if the server refuses. Keeping it anew undoes it. */
export const deleteSavedFilterMutation = mutationOptions({
  mutationKey,
  scope,
  mutationFn: async (filter: SavedFilter) =>
    (await call(deleteSavedFilter, { params: { id: filter.id } })).data,
  onMutate: async (filter, { client }) => {
    const known = client.getQueryData(savedFilterQueries.of(filter.list).queryKey) ?? []
    await show(client, filter.list, (shown) => shown.filter(({ id }) => id !== filter.id))
    return known.findIndex(({ id }) => id === filter.id)
  },
  onError: (_error, filter, place, { client }) =>
    show(client, filter.list, (known) => known.toSpliced(Math.max(place ?? 0, 0), 0, filter)),
  onSettled: (_deleted, _error, filter, _place, { client }) => readAgain(client, filter.list),
})
