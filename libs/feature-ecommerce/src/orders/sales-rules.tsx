import { translate } from '@tandem/app-frame'
import { Stack } from '@tandem/design-system'
import { formatNumber } from '@tandem/format'
import { useText } from '../lists/messages.ts'
import { salesTerms } from '../sales-terms.ts'

/** How the figures of sales are counted, and how many orders that is. */
export function SalesRules({ counted }: { counted: number }) {
  const text = useText()
  const words = { count: counted, formatted: formatNumber(counted, { full: true }) }
  return (
    <Stack gap="2">
      <span>
        {text('sales.covers')} {text('sales.counted', words)}
      </span>
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
