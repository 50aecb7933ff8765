import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in lists. */
export const listsMistakes: readonly Mistake[] = [
  {
    name: 'a double click exports twice',
    file: 'libs/lists/src/export/use-export.ts',
    from: 'if (running.current) return',
    to: "if (running.current && state === 'done') return",
  },
  {
    name: "a detail's number that is too large is asked for",
    file: 'libs/lists/src/list/opened-row.ts',
    from: '/^[1-9]\\d{0,15}$/.test(digits) && Number.isSafeInteger(id) ? id : null',
    to: '/^[0-9]+$/.test(digits) ? id : null',
  },
  {
    name: 'another order of a list stays on the page that was shown',
    file: 'libs/lists/src/list/list-address.ts',
    from: 'tidy({ ...search, page: 1, ...change })',
    to: 'tidy({ ...search, ...change })',
  },
]
