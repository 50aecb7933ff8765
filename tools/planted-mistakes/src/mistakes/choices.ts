import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in choices. */
export const choicesMistakes: readonly Mistake[] = [
  {
    name: 'an archived store can be chosen by its address',
    file: 'libs/choices/src/stores/choose-store.ts',
    from: 'stores.some((store) => store.id === id && store.archived_at === null)',
    to: 'stores.some((store) => store.id === id)',
  },
  {
    name: 'a range the wrong way round in the address is asked for',
    file: 'libs/choices/src/days/date-choice.ts',
    from: 'if (from !== undefined && to !== undefined && from > to) return {}',
    to: 'if (from !== undefined && to !== undefined && from === to) return {}',
  },
  {
    name: 'one collection of an account is neither shown nor counted',
    file: 'libs/choices/src/accounts/collection-chips.tsx',
    from: 'const others = collections.slice(shown.length)',
    to: 'const others = collections.slice(shown.length + 1)',
  },
]
