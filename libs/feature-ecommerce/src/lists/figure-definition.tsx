import { helpText } from '../help-messages.ts'

/** What a figure of orders, customers or products means, as on the help page. */
export function FigureDefinition({ of }: { of: Parameters<typeof helpText>[0] }) {
  return helpText(of)
}
