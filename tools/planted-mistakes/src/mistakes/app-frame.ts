import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in app-frame. */
export const appFrameMistakes: readonly Mistake[] = [
  {
    name: 'the detail of a page has the title of no page',
    file: 'libs/app-frame/src/define-messages.ts',
    from: "segments[segments.length - 1] = 'detail'",
    to: "segments[segments.length - 1] = 'item'",
  },
  {
    name: 'one thing is said in the plural',
    file: 'libs/app-frame/src/define-messages.ts',
    from: 'findIn(tree, `${path}_${plurals(language()).select(count)}`)',
    to: 'findIn(tree, `${path}_other`)',
  },
]
