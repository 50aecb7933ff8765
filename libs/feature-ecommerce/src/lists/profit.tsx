import type { CostedSales } from '@tandem/api-contract'
import { Stack, Text } from '@tandem/design-system'
import { formatMoney, formatQuantity, formatShare, grossProfit, rounded } from '@tandem/format'
import { useText } from './messages.ts'
import { Facts } from './detail-section.tsx'
import { Missing } from './missing.tsx'

interface ProfitProps {
  costed: CostedSales
  /** All units of these sales, with or without known cost. */
  units: number
  currency: string
}

/** The gross profit of some sales, how it is calculated, and how much of them it covers. */
export function Profit({ costed, units, currency }: ProfitProps) {
  const text = useText()
  const known = grossProfit(costed)
  if (known === null) {
    return (
      <Text size="sm" tone="muted">
        {text('profit.none')}
      </Text>
    )
  }
  const unknown = units - costed.units
  const cost = rounded(costed.cost, 0)
  return (
    <Stack gap="2">
      <Facts
        amounts
        facts={[
          { key: 'revenue', label: text('profit.revenue'), value: formatMoney(costed.revenue, currency) },
          { key: 'cost', label: text('profit.cost'), value: formatMoney(0 - cost, currency) },
          {
            key: 'profit',
            label: text('profit.title'),
            value: formatMoney(known.profit, currency),
            strong: true,
          },
          {
            key: 'margin',
            label: text('profit.margin'),
            value: known.margin === null ? <Missing /> : formatShare(known.margin),
          },
        ]}
      />
      {unknown > 0 && (
        <Text size="xs" tone="muted">
          {text('profit.unknown', { unknown: formatQuantity(unknown), units: formatQuantity(units) })}
        </Text>
      )}
      {costed.todays_units > 0 && (
        <Text size="xs" tone="muted">
          {text('profit.todays', { units: formatQuantity(costed.todays_units) })}
        </Text>
      )}
      <Text size="xs" tone="muted">
        {`${text('profit.title')}: ${text('profit.rule')}`}
      </Text>
    </Stack>
  )
}
