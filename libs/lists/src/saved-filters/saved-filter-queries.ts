import { isApiError } from '@tandem/api-client'
import { endpointMutation, endpointQuery } from '@tandem/api-client/react'
import {
  createSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
  setTeamDefaultFilter,
  updateSavedFilter,
} from '@tandem/api-contract'
import type { FilteredList, NewSavedFilter, SavedFilter, SavedFilterChange } from '@tandem/api-contract'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'

/** The saved filters of a list: the team's and the reader's, latest first. */
export const savedFilterQueries = {
  of: (list: FilteredList) => endpointQuery(listSavedFilters, { search: { list } }),
}

const usual = {
  // One after the other, because the next one may concern what this one creates.
  scope: { id: 'filters' },
  // The screen is already up to date.
  meta: { endsBeforeReads: true },
}

async function show(
  client: QueryClient,
  list: FilteredList,
  change: (known: SavedFilter[]) => SavedFilter[],
) {
  const { queryKey } = savedFilterQueries.of(list)
  // A running read would restore the old list; without a list there is nothing to restore.
  if (client.getQueryData(queryKey)) await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (known) => known && change(known))
}

const replaced = (id: number, filter: SavedFilter) => (known: SavedFilter[]) =>
  known.map((other) => (other.id === id ? filter : other))

/** Saves a filter; it comes first. */
export const createSavedFilterMutation = endpointMutation(
  createSavedFilter,
  (body: NewSavedFilter) => ({ body }),
  {
    ...usual,
    onSuccess: (filter, _body, _result, { client }) =>
      show(client, filter.list, (known) => [filter, ...known.filter(({ id }) => id !== filter.id)]),
  },
)

/** Changes a filter; it shows immediately, and is reverted if the server refuses. */
export const updateSavedFilterMutation = endpointMutation(
  updateSavedFilter,
  ({ filter, change }: { filter: SavedFilter; change: Partial<SavedFilterChange> }) => ({
    params: { id: filter.id },
    body: { name: filter.name, ...change },
  }),
  {
    ...usual,
    onMutate: ({ filter, change }, { client }) =>
      show(client, filter.list, replaced(filter.id, { ...filter, ...withoutGaps(change) })),
    onSuccess: (saved, { filter }, _result, { client }) =>
      show(client, filter.list, replaced(filter.id, saved)),
    onError: (_error, { filter }, _result, { client }) =>
      show(client, filter.list, replaced(filter.id, filter)),
  },
)

const withoutGaps = ({ name, search, visible_to_team }: Partial<SavedFilterChange>) => ({
  ...(name !== undefined && { name }),
  ...(search !== undefined && { search }),
  ...(visible_to_team !== undefined && { visible_to_team }),
})

/**
 * Deletes a filter; it returns to its place if the server refuses, unless somebody else has deleted it. Saving it again
 * undoes it.
 */
export const deleteSavedFilterMutation = endpointMutation(
  deleteSavedFilter,
  (filter: SavedFilter) => ({ params: { id: filter.id } }),
  {
    ...usual,
    onMutate: async (filter, { client }) => {
      const known = client.getQueryData(savedFilterQueries.of(filter.list).queryKey) ?? []
      await show(client, filter.list, (shown) => shown.filter(({ id }) => id !== filter.id))
      return known.findIndex(({ id }) => id === filter.id)
    },
    onError: (error, filter, place, { client }) =>
      isApiError(error, 'MODEL_NOT_FOUND')
        ? undefined
        : show(client, filter.list, (known) => known.toSpliced(Math.max(place ?? 0, 0), 0, filter)),
  },
)

/** Shows another team default, and returns the id of the one before. */
function showTeamDefault(client: QueryClient, list: FilteredList, id: number | null) {
  const { queryKey } = sessionQueries.me
  const others = client.getQueryData(queryKey)?.team.default_filters ?? []
  const rest = others.filter((other) => other.list !== list)
  client.setQueryData(
    queryKey,
    (user) =>
      user && {
        ...user,
        team: { ...user.team, default_filters: id === null ? rest : [...rest, { list, id }] },
      },
  )
  return others.find((other) => other.list === list)?.id ?? null
}

const wantedDefault = (
  client: QueryClient,
  filter: Pick<SavedFilter, 'id' | 'list'>,
  isDefault: boolean,
): number | null => showTeamDefault(client, filter.list, isDefault ? filter.id : null)

/**
 * A read of the user that is still running would restore the old default. It starts again instead of being cancelled,
 * because the check of who is signed in may wait for its answer. After a refusal only the server knows the default: the
 * choice before this one may have been refused too.
 */
function readAgain(client: QueryClient, { isRefused }: { isRefused: boolean }) {
  const { queryKey } = sessionQueries.me
  void client.refetchQueries({ queryKey, ...(!isRefused && { fetchStatus: 'fetching' }) })
}

interface TeamDefaultChoice {
  filter: Pick<SavedFilter, 'id' | 'list'>
  isDefault: boolean
}

/** The team default that the server has until a choice is kept; null: none. */
interface DefaultBefore {
  id: number | null
}

/** The next choice for the same list, which waits for this one. What is on screen is the last one's. */
function nextOf(client: QueryClient, choice: TeamDefaultChoice) {
  const waiting = client
    .getMutationCache()
    .findAll({ mutationKey: setTeamDefaultMutation.mutationKey, status: 'pending' })
    .map(({ state }) => ({
      choice: state.variables as TeamDefaultChoice,
      before: state.context as DefaultBefore | undefined,
    }))
    .filter((other) => other.choice.filter.list === choice.filter.list)
  return waiting[waiting.findIndex((other) => other.choice === choice) + 1]
}

/** Opens a list with a shared filter for everybody in the team, or stops doing so; reverted if the server refuses. */
export const setTeamDefaultMutation = endpointMutation(
  setTeamDefaultFilter,
  ({ filter, isDefault }: TeamDefaultChoice) => ({
    params: { id: filter.id },
    body: { is_team_default: isDefault },
  }),
  {
    ...usual,
    onMutate: ({ filter, isDefault }, { client }): DefaultBefore => ({
      id: wantedDefault(client, filter, isDefault),
    }),
    onSuccess: (_saved, choice, _before, { client }) => {
      const next = nextOf(client, choice)
      // A read that was running may have shown the old one since.
      if (next === undefined) wantedDefault(client, choice.filter, choice.isDefault)
    },
    onError: (_error, choice, before, { client }) => {
      const next = nextOf(client, choice)
      if (next === undefined) showTeamDefault(client, choice.filter.list, before?.id ?? null)
      // It took this choice for the one before it.
      else if (next.before && before) next.before.id = before.id
    },
    onSettled: (_saved, error, _variables, _before, { client }) =>
      readAgain(client, { isRefused: error !== null }),
  },
)
