import { attributionSteps } from '@tandem/api-contract'
import type { AttributionStep, PostSales } from '@tandem/api-contract'
import { Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney } from '@tandem/format'
import { ChevronRight } from 'lucide-react'
import { counted } from './counted.ts'
import { useSalesText } from './sales-messages.ts'

interface RevenueStepsProps {
  sales: PostSales
  onOpen: (step: AttributionStep) => void
}

/** The parts of the revenue, surest first; each opens what it is made of. */
export function RevenueSteps({ sales, onOpen }: RevenueStepsProps) {
  const say = useSalesText()
  return (
    <ul aria-label={say('steps.label')} className={list}>
      {attributionSteps.map((step) => {
        const amount = formatMoney(sales[step].revenue, sales.currency)
        const isEmpty = sales[step].revenue === 0 && sales[step].units === 0
        const line = (
          <>
            <span className={css({ flex: '1', minWidth: '0' })}>
              <span className={css({ fontWeight: 'medium' })}>{say(`steps.${step}`)}</span>{' '}
              <Text as="span" size="xs" tone="muted" className={css({ display: 'block' })}>
                {say(`definitions.${step}`)}
              </Text>
            </span>{' '}
            <span className={css({ textAlign: 'end', flex: 'none' })}>
              <Text as="span" weight="medium" numeric>
                {amount}
              </Text>{' '}
              <Text as="span" size="xs" tone="muted" className={css({ display: 'block' })}>
                {countsOf(sales, step, say)}
              </Text>
            </span>
          </>
        )
        return (
          <li key={step} className={entry}>
            {isEmpty ? (
              <span className={part}>
                {line}
                <span className={css({ width: '4' })} />
              </span>
            ) : (
              <button type="button" className={part} onClick={() => onOpen(step)}>
                {line}
                <ChevronRight className={sign} aria-hidden />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type Say = ReturnType<typeof useSalesText>

function countsOf(sales: PostSales, step: AttributionStep, say: Say): string {
  if (step === 'estimated') return say('about', counted(sales.estimated.units))
  const { orders, units } = sales[step]
  return say('and', { first: say('orders', counted(orders)), second: say('units', counted(units)) })
}

const list = css({
  listStyle: 'none',
  border: '1px solid',
  borderColor: 'border.subtle',
  borderRadius: 'md',
  overflow: 'hidden',
})
const entry = css({
  '&:not(:first-child)': { borderTop: '1px solid', borderColor: 'border.subtle' },
})
const part = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  paddingInline: '3',
  paddingBlock: '2.5',
  textAlign: 'start',
  textStyle: 'sm',
  'button&': {
    cursor: 'pointer',
    _hover: { background: 'bg.hover' },
    _focusVisible: { outlineOffset: '[-2px]' },
  },
})
const sign = css({ flex: 'none', width: '4', height: '4', color: 'fg.subtle' })
