import { lazyPart } from '@tandem/design-system'
import type { helpText } from '../help-messages.ts'
import { text } from './messages.ts'

type Figure = Parameters<typeof helpText>[0]

// Definitions are long, and are loaded when the first of them is shown.
const FigureDefinition = lazyPart(async () => (await import('./figure-definition.tsx')).FigureDefinition)

/** The explanation of a list's column, in the words of the help page. */
export const explain = (figure: Figure) => <FigureDefinition of={figure} />

/** The same for amounts that the list is sorted by. */
export const explainSorted = (figure: Figure) => (
  <>
    {explain(figure)} {text('list.amountsSorted')}
  </>
)
