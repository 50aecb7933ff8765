import { lazyPart } from '@tandem/design-system'
import type { helpText } from '../help-messages.ts'

// Definitions are long, and are loaded when the first of them is shown.
const FigureDefinition = lazyPart(async () => (await import('./figure-definition.tsx')).FigureDefinition)

/** The explanation of a list's column, in the words of the help page. */
export const explain = (figure: Parameters<typeof helpText>[0]) => <FigureDefinition of={figure} />
