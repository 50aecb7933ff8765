import { translate } from '@tandem/app-frame'
import { Stack } from '@tandem/design-system'
import { useText } from '../lists/messages.ts'
import { salesTerms } from '../sales-terms.ts'

/** How the figures of sales are counted. */
export function SalesRules() {
  const text = useText()
  return (
    <Stack gap="2">
      <span>{text('sales.covers')}</span>
      {salesTerms.map(({ id, term, definition }) => (
        <span key={id}>
          <strong>{translate(term)}</strong>
          {': '}
          {translate(definition)}
        </span>
      ))}
    </Stack>
  )
}
