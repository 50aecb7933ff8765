import { soldKinds } from '@tandem/api-contract'
import type { PostSales, ProvenWindow, SoldKind } from '@tandem/api-contract'
import { Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney, formatQuantity, formatShare, grossProfit } from '@tandem/format'
import { ChevronRight } from 'lucide-react'
import { postsText } from '../posts/messages.ts'
import { figureOf } from '../posts/post-sales.ts'
import { SoldKey } from '../posts/sold-key.tsx'
import { counted } from './counted.ts'
import { useSalesText } from './sales-messages.ts'

interface RevenueFiguresProps {
  sales: PostSales
  /** Whether a figure without orders is unknown, not 0. */
  isUnread: (kind: SoldKind) => boolean
  window: ProvenWindow
  onOpen: (kind: SoldKind) => void
}

/** What the post sold in separate figures; each opens its orders. */
export function RevenueFigures({ sales, isUnread, window, onOpen }: RevenueFiguresProps) {
  const say = useSalesText()
  return (
    <ul aria-label={say('figures.label')} className={list}>
      {soldKinds.map((kind) => {
        const { orders, units, revenue } = figureOf(sales, kind, window)
        const isUnknown = orders === 0 && isUnread(kind)
        const line = (
          <>
            <SoldKey kind={kind} />
            <span className={css({ flex: '1', minWidth: '0' })}>
              <span className={css({ fontWeight: 'medium' })}>
                {say(`figures.${kind}`, { days: window })}
              </span>{' '}
              <Text as="span" size="xs" tone="muted" className={css({ display: 'block' })}>
                {postsText(`revenue.rule.${kind}`)} <Beside {...{ sales, kind, window }} />
              </Text>
            </span>{' '}
            <span className={css({ textAlign: 'end', flex: 'none' })}>
              <Text as="span" weight="medium" numeric>
                {isUnknown ? postsText('post.missing') : formatMoney(revenue, sales.currency)}
              </Text>{' '}
              {!isUnknown && (
                <Text as="span" size="xs" tone="muted" className={css({ display: 'block' })}>
                  {say('and', {
                    first: say('orders', counted(orders)),
                    second: say('units', counted(units)),
                  })}
                </Text>
              )}
            </span>
          </>
        )
        return (
          <li key={kind} className={entry}>
            {orders === 0 ? (
              <span className={part}>
                {line}
                <span className={css({ width: '4' })} />
              </span>
            ) : (
              <button type="button" className={part} onClick={() => onOpen(kind)}>
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

/** Details of a figure: the rest of its orders, or how many posts share them. */
function Beside({ sales, kind, window }: Pick<RevenueFiguresProps, 'sales' | 'window'> & { kind: SoldKind }) {
  const say = useSalesText()
  if (kind === 'proven') {
    const proven = sales.proven[window]
    return (
      <>
        {proven.also_revenue !== 0 &&
          say('also', { amount: formatMoney(proven.also_revenue, sales.currency) })}
        {proven.orders > 0 && (
          <span className={css({ display: 'block' })}>{profitWords(proven, sales.currency, say)}</span>
        )}
      </>
    )
  }
  const { orders, shared_with } = sales.instagram[kind]
  if (orders === 0) return null
  return shared_with === 0 ? say('notShared') : say('shared', counted(shared_with))
}

/** The gross profit of the lines with known cost, and which lines are missing. */
function profitWords(
  { units, costed }: PostSales['proven'][ProvenWindow],
  currency: string,
  say: ReturnType<typeof useSalesText>,
): string {
  const known = grossProfit(costed)
  if (known === null) return say('profitUnknown')
  const amount = formatMoney(known.profit, currency)
  const unknown = units - costed.units
  return [
    known.margin === null
      ? say('profit', { amount })
      : say('profitWithMargin', { amount, margin: formatShare(known.margin) }),
    unknown > 0 && say('costUnknown', { unknown: formatQuantity(unknown), units: formatQuantity(units) }),
    costed.todays_units > 0 && say('costOfToday', { units: formatQuantity(costed.todays_units) }),
  ]
    .filter(Boolean)
    .join(' ')
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
