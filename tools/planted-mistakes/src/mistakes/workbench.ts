import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in workbench. */
export const workbenchMistakes: readonly Mistake[] = [
  {
    name: 'an archived store can be chosen by its address',
    file: 'libs/workbench/src/choose-store.ts',
    from: 'stores.some((store) => store.id === id && store.archived_at === null)',
    to: 'stores.some((store) => store.id === id)',
  },
  {
    name: 'a range the wrong way round in the address is asked for',
    file: 'libs/workbench/src/date-filter/date-choice.ts',
    from: 'if (from !== undefined && to !== undefined && from > to) return {}',
    to: 'if (from !== undefined && to !== undefined && from === to) return {}',
  },
  {
    name: 'a cell of an exported file is run as a formula',
    file: 'libs/workbench/src/export/save-csv.ts',
    from: "const harmless = formulaStart.test(cell) ? `'${cell}` : cell",
    to: 'const harmless = formulaStart.test(cell) ? cell.trim() : cell',
  },
  {
    name: 'a quote in a cell breaks the exported file',
    file: 'libs/workbench/src/export/save-csv.ts',
    from: "harmless.replaceAll('\"', '\"\"')",
    to: "harmless.replaceAll('\"', '\"')",
  },
  {
    name: 'a call that took too long is said to be a lost connection',
    file: 'libs/workbench/src/describe-failure.ts',
    from: "error.kind === 'timeout' ? 'timeout' : 'network'",
    to: "error.kind === 'timeout' ? 'network' : 'network'",
  },
  {
    name: 'a favourite of the menu may lead to another site',
    file: 'libs/workbench/src/favorites/path-entries.ts',
    from: 'new URL(to, anyOrigin).origin === anyOrigin',
    to: "new URL(to, anyOrigin).origin !== ''",
  },
  {
    name: 'a menu entry that is starred twice stands there twice',
    file: 'libs/workbench/src/favorites/starred-menus.ts',
    from: "if (label === '' || !isAppPath(entry.to) || starred.some(({ to }) => to === entry.to)) return starred",
    to: "if (label === '' || !isAppPath(entry.to)) return starred",
  },
  {
    name: 'a favourite that the server refused stays on the screen',
    file: 'libs/workbench/src/favorites/favorite-queries.ts',
    from: 'if (result?.before) client.setQueryData(queryKey, result.before)',
    to: 'if (result?.before && _error === null) client.setQueryData(queryKey, result.before)',
  },
  {
    name: "a refusal of a field that the form doesn't have is shown nowhere",
    file: 'libs/workbench/src/forms/refusals.ts',
    from: 'if (refused.length === 0) return { refusals: {}, banner: { ...words, title: `${words.title}.` } }',
    to: 'if (refused.length === 0) return { refusals: {}, banner: null }',
  },
  {
    name: "a field still shows the server's refusal after it was changed",
    file: 'libs/workbench/src/forms/use-field-props.ts',
    from: 'if (refusal !== undefined && refusal.value === input) return refusal.message',
    to: 'if (refusal !== undefined) return refusal.message',
  },
  {
    name: 'a double click exports twice',
    file: 'libs/workbench/src/export/use-export.ts',
    from: 'if (running.current) return',
    to: "if (running.current && state === 'done') return",
  },
  {
    name: "a detail's number that is too large is asked for",
    file: 'libs/workbench/src/list/opened-row.ts',
    from: '/^[1-9]\\d{0,15}$/.test(digits) && Number.isSafeInteger(id) ? id : null',
    to: '/^[0-9]+$/.test(digits) ? id : null',
  },
  {
    name: 'another order of a list stays on the page that was shown',
    file: 'libs/workbench/src/list/list-address.ts',
    from: 'tidy({ ...said, page: 1, ...change })',
    to: 'tidy({ ...said, ...change })',
  },
]
