import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in page-parts. */
export const pagePartsMistakes: readonly Mistake[] = [
  {
    name: "a refusal of a field that the form doesn't have is shown nowhere",
    file: 'libs/page-parts/src/forms/refusals.ts',
    from: 'if (refused.length === 0) return { refusals: {}, banner: { ...words, title: `${words.title}.` } }',
    to: 'if (refused.length === 0) return { refusals: {}, banner: null }',
  },
  {
    name: "a field still shows the server's refusal after it was changed",
    file: 'libs/page-parts/src/forms/use-field-props.ts',
    from: 'refusal !== undefined && refusal.value === value ? refusal.message : undefined',
    to: 'refusal !== undefined ? refusal.message : undefined',
  },
]
