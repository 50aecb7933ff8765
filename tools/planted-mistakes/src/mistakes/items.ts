import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in items. */
export const itemsMistakes: readonly Mistake[] = [
  {
    name: 'a favourite of the menu may lead to another site',
    file: 'libs/items/src/favorites/path-entries.ts',
    from: 'new URL(to, anyOrigin).origin === anyOrigin',
    to: "new URL(to, anyOrigin).origin !== ''",
  },
  {
    name: 'a menu entry that is starred twice stands there twice',
    file: 'libs/items/src/favorites/starred-menus.ts',
    from: "if (label === '' || !isAppPath(entry.to) || starred.some(({ to }) => to === entry.to)) return starred",
    to: "if (label === '' || !isAppPath(entry.to)) return starred",
  },
  {
    name: 'a favourite that the server refused stays on the screen',
    file: 'libs/items/src/favorites/favorite-queries.ts',
    from: 'if (result?.before) client.setQueryData(queryKey, result.before)',
    to: 'if (result?.before && _error === null) client.setQueryData(queryKey, result.before)',
  },
]
