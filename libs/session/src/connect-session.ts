import { configureApi } from '@tandem/api-client'
import { setNumberLocale } from '@tandem/format'
import type { createStore } from 'jotai'
import { applyFont, fontAtom } from './font.ts'
import { numberStyleAtom } from './number-style.ts'
import type { PaintedKey } from './preference.ts'
import { followMeta, sessionQueries } from './queries.ts'
import { selectedStoreAtom } from './selected-store.ts'
import { followSignOutAtom, surroundingsAtom, userChangesAtom } from './session.ts'
import type { Surroundings } from './session.ts'
import { keepStored, readStored, watchStored } from './storage.ts'
import { applyTheme, themeAtom, watchDevice } from './theme.ts'
import { wantedPath } from './wanted-path.ts'

/** The jotai store that holds the app's atoms. */
export type Store = ReturnType<typeof createStore>

/**
 * Connects the session's atoms to an app: calls carry the stored token, atoms are read again when the cached
 * user changes, the user's theme and font are applied, and other tabs are followed. Called once, when the
 * router is ready.
 *
 * @returns a function that disconnects
 */
export function connectSession({ store, ...surroundings }: Surroundings & { store: Store }): () => void {
  const { queryClient } = surroundings
  configureApi({ token: () => readStored('personal_access_token') })
  store.set(surroundingsAtom, surroundings)

  const paintTheme = () => applyTheme(store.get(themeAtom))
  const paintFont = () => applyFont(store.get(fontAtom))
  const applySeparators = () => setNumberLocale(store.get(numberStyleAtom))
  paintTheme()
  paintFont()
  applySeparators()
  const followTab = (key: PaintedKey) =>
    watchStored(key, (value) => {
      if (value !== null) followMeta(queryClient, { [key]: value })
    })
  const stops = [
    queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] === sessionQueries.me.queryKey[0])
        store.set(userChangesAtom, (changes) => changes + 1)
    }),
    watchStored('personal_access_token', (token) => {
      if (token === null) void store.set(followSignOutAtom)
      else followSignIn(surroundings)
    }),
    watchStored('selected_store', () => store.set(selectedStoreAtom, 'kept')),
    watchDevice(paintTheme),
    store.sub(themeAtom, () => {
      keepStored('theme', store.get(themeAtom))
      paintTheme()
    }),
    store.sub(fontAtom, () => {
      keepStored('font', store.get(fontAtom))
      paintFont()
    }),
    store.sub(numberStyleAtom, () => {
      keepStored('number_style', store.get(numberStyleAtom))
      applySeparators()
    }),
    followTab('theme'),
    followTab('font'),
    followTab('number_style'),
  ]
  return () => stops.forEach((stop) => stop())
}

/** A page whose link is used as soon as its button is clicked, and is then removed from its address. */
const verifyPath = '/auth/verify'

/** Another person may have signed in over there: nothing of the former one may stay on screen. */
function followSignIn({ basePath = '' }: Pick<Surroundings, 'basePath'>) {
  const { pathname, search } = window.location
  // This tab may be signing in at the same moment.
  if (pathname === basePath + verifyPath) window.location.replace(basePath + wantedPath(search))
  else window.location.reload()
}
