import { translate } from '@tandem/app-frame'
import { Stack } from '@tandem/design-system'
import { salesTerms } from '../sales-terms.ts'

/** How the figures of sales are counted. */
export function SalesRules() {
  return (
    <Stack gap="2">
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
