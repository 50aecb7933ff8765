import type { SalesSplit, SalesTotal } from '@tandem/api-contract'
import { Button, Popover, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatMoney, formatNumber } from '@tandem/format'
import { Link } from 'react-router'
import { DetailSection, Facts } from '../lists/detail-section.tsx'
import type { Fact } from '../lists/detail-section.tsx'
import { Profit } from '../lists/profit.tsx'
import { text as say, useText } from '../lists/messages.ts'

/** Opens the parts of each currency's revenue. */
export function SalesSplitButton({
  totals,
  comparePath,
}: {
  totals: readonly SalesTotal[]
  /** The comparison of these figures with the shop's own report. */
  comparePath: string | undefined
}) {
  const text = useText()
  return (
    <Popover
      label={text('split.title')}
      closeLabel={text('detail.close')}
      trigger={<Button>{text('split.open')}</Button>}
    >
      <div className={room}>
        <Stack gap="4">
          {totals.map((total) => (
            <DetailSection key={total.currency} title={text('sales.revenueIn', { currency: total.currency })}>
              <Split total={total} />
            </DetailSection>
          ))}
          <Text size="xs" tone="muted">
            {text('split.rule')}
          </Text>
          {totals.map((total) => (
            <DetailSection key={total.currency} title={text('profit.titleIn', { currency: total.currency })}>
              <Profit {...total} />
            </DetailSection>
          ))}
          {comparePath !== undefined && (
            <Link to={comparePath} className={link()}>
              {text('split.compare')}
            </Link>
          )}
        </Stack>
      </div>
    </Popover>
  )
}

function Split({ total }: { total: SalesTotal }) {
  const text = useText()
  const { unsplit, split, currency, refunds } = total
  const given: Fact = {
    key: 'refunds',
    label: text('split.refunds'),
    value: formatMoney(refunds, currency),
  }
  if (split === null) {
    return (
      <>
        <Text size="sm" tone="muted">
          {text('split.unknown', { count: unsplit, formatted: formatNumber(unsplit, { full: true }) })}
        </Text>
        <Facts amounts facts={[given]} />
      </>
    )
  }
  return <Facts amounts facts={[...splitFacts(total, split), given]} />
}

function splitFacts({ currency, revenue }: SalesTotal, split: SalesSplit): Fact[] {
  const { gross, discounts, fees, shipping, tax, other, refunded } = split
  const fact = (key: string, label: string, amount: number, strong = false): Fact => ({
    key,
    label,
    value: formatMoney(amount, currency),
    strong,
  })
  return [
    fact('gross', say('money.gross'), gross),
    fact('discounts', say('money.discounts'), -discounts),
    fact('net', say('split.net'), gross - discounts, true),
    fact('fees', say('money.fees'), fees),
    fact('shipping', say('money.netShipping'), shipping),
    fact('tax', say('money.tax'), tax),
    ...(other === 0 ? [] : [fact('other', say('money.other'), other)]),
    fact('total', say('split.total'), revenue + refunded, true),
    fact('refunded', say('split.refunded'), -refunded),
    fact('revenue', say('sales.revenue'), revenue, true),
  ]
}

const room = css({ padding: '3', width: '[22rem]', maxWidth: 'full', maxHeight: '[70vh]', overflowY: 'auto' })
