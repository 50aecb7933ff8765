import {
  addManyToFavorite,
  addToAccountCollections,
  addToFavorite,
  createAccountCollection,
  createFavoriteCategory,
  createNote,
  createSavedFilter,
  deleteAccountCollection,
  deleteFavoriteCategory,
  deleteNote,
  deleteSavedFilter,
  removeFromFavorite,
  renameAccountCollection,
  renameFavoriteCategory,
  starRow,
  syncAccountCollections,
  updateMeta,
  updateNote,
  updateSavedFilter,
} from '@tandem/api-contract'
import type { Endpoint } from '@tandem/api-contract'

/** The writes of the contract that can wait for a network (`whenOffline: 'queue'`); a test compares them. */
export const queuedEndpoints = {
  addManyToFavorite,
  addToAccountCollections,
  addToFavorite,
  createAccountCollection,
  createFavoriteCategory,
  createNote,
  createSavedFilter,
  deleteAccountCollection,
  deleteFavoriteCategory,
  deleteNote,
  deleteSavedFilter,
  removeFromFavorite,
  renameAccountCollection,
  renameFavoriteCategory,
  starRow,
  syncAccountCollections,
  updateMeta,
  updateNote,
  updateSavedFilter,
} satisfies Record<string, Endpoint>

/** Whether the endpoint of a change is known; a former release may have stored others. */
export const isKnown = (name: string): name is keyof typeof queuedEndpoints =>
  Object.hasOwn(queuedEndpoints, name)

/** Preferences that the app stores by itself: nobody waits for them or would call them a change. */
const keptByApp = new Set(['recent_items', 'figure_changes_seen'])

/** Whether a write should be kept: the contract allows it, and a person made it. */
export const isQueued = ({ name, whenOffline }: Endpoint, input: unknown): boolean =>
  whenOffline === 'queue' &&
  !(
    name === updateMeta.name &&
    Object.keys((input as { body: object }).body).every((key) => keptByApp.has(key))
  )
