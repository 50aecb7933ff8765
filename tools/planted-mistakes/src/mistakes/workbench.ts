import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in workbench. */
export const workbenchMistakes: readonly Mistake[] = [
  {
    name: 'a feature opens at the sign-in page that signing out left',
    file: 'libs/workbench/src/harness/opening-address.ts',
    from: "(pathname === '/' || pathname === loginPath)",
    to: "(pathname === '/')",
  },
  {
    name: 'what is chosen in the bar is forgotten',
    file: 'libs/workbench/src/harness/create-harness.ts',
    from: 'keepChoices(name, choices)',
    to: 'void name',
  },
]
