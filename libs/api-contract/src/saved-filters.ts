import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id, Instant, text } from './fields.ts'
import { commerceMessages } from './commerce-messages.ts'
import { messages } from './messages.ts'

/** The lists that can have saved filters. */
export const filteredLists = [
  'customers',
  'orders',
  'products',
  'posts',
  'tracker',
  'people',
  'notes',
  'audit',
] as const
export const FilteredList = v.picklist(filteredLists, commerceMessages.filter.list)
export type FilteredList = v.InferOutput<typeof FilteredList>

/** A named view of a list. */
export const SavedFilter = v.strictObject({
  id: Id,
  name: v.string(),
  list: FilteredList,
  /** The search part of the list's address without the page, such as `status=completed&date=last_30_days`. */
  search: v.string(),
  /** Whether the whole team sees it; otherwise only its creator. */
  visible_to_team: v.boolean(),
  /** Whether the caller can rename and delete it. */
  can_change: v.boolean(),
  created_at: Instant,
})
export type SavedFilter = v.InferOutput<typeof SavedFilter>

const name = text({ min: 1, max: 60, tooShort: commerceMessages.filter.name })
const search = text({ max: 2000 })

/** The body that saves a filter. Sharing one with the team needs `shared.write`. */
export const NewSavedFilter = v.strictObject({
  name,
  list: FilteredList,
  search,
  visible_to_team: v.optional(v.boolean(messages.invalid), false),
})
export type NewSavedFilter = v.InferInput<typeof NewSavedFilter>

/** The body that changes a filter; what is left out stays. */
export const SavedFilterChange = v.strictObject({
  name,
  search: v.optional(search),
  visible_to_team: v.optional(v.boolean(messages.invalid)),
})
export type SavedFilterChange = v.InferInput<typeof SavedFilterChange>

export const listSavedFilters = endpoint({
  name: 'listSavedFilters',
  method: 'GET',
  path: '/filters',
  summary: 'The saved filters of a list: those of the team and those of the reader, latest first',
  access: 'own.write',
  reads: ['filters'],
  search: v.strictObject({ list: FilteredList }),
  data: v.array(SavedFilter),
})

/** Refuses a name that the caller already sees for that list. The error is on `name`. */
export const createSavedFilter = endpoint({
  name: 'createSavedFilter',
  method: 'POST',
  path: '/filters',
  summary: 'Keep a filter',
  access: 'own.write',
  changes: ['filters', 'audit'],
  whenOffline: 'queue',
  body: NewSavedFilter,
  data: SavedFilter,
  status: 201,
})

/** A shared filter of somebody else can be changed with `shared.write`; a private one isn't found. */
export const updateSavedFilter = endpoint({
  name: 'updateSavedFilter',
  method: 'PUT',
  path: '/filters/{id}',
  summary: 'Rename a filter, or keep another search under it',
  access: 'own.write',
  changes: ['filters', 'me', 'audit'],
  whenOffline: 'queue',
  params: v.strictObject({ id: Id }),
  body: SavedFilterChange,
  data: SavedFilter,
  errors: ['MODEL_NOT_FOUND'],
})

/**
 * A private filter isn't found, or refused if it is the caller's. A filter that is deleted or made private stops being
 * the default.
 */
export const setTeamDefaultFilter = endpoint({
  name: 'setTeamDefaultFilter',
  method: 'PUT',
  path: '/filters/{id}/team-default',
  summary: 'Open a list with a shared filter for everybody in the team, or stop doing so',
  access: 'team.write',
  changes: ['me', 'audit'],
  params: v.strictObject({ id: Id }),
  body: v.strictObject({ is_team_default: v.boolean(messages.invalid) }),
  data: SavedFilter,
  errors: ['MODEL_NOT_FOUND'],
})

/** Allowed to the same people as `updateSavedFilter`. Returns the deleted filter, so that it can be restored. */
export const deleteSavedFilter = endpoint({
  name: 'deleteSavedFilter',
  method: 'DELETE',
  path: '/filters/{id}',
  summary: 'Delete a filter',
  access: 'own.write',
  changes: ['filters', 'me', 'audit'],
  whenOffline: 'queue',
  params: v.strictObject({ id: Id }),
  data: SavedFilter,
  errors: ['MODEL_NOT_FOUND'],
})
