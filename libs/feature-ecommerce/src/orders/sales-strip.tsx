import type { SalesTotal } from '@tandem/api-contract'
import { Button, Card, IconButton, lazyPart, Loading, Popover, Skeleton, Text } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { ChartLine, Info } from 'lucide-react'
import { Suspense } from 'react'
import { useText } from '../lists/messages.ts'
import { SalesFigures } from './sales-figures.tsx'
import { SalesSplitButton } from './sales-split.tsx'

interface SalesStripProps {
  totals: readonly SalesTotal[]
  /** The number of currencies of the shown stores, with or without sales. */
  currencies: number
  /** The days in words, with their time zone. */
  period: string
  /** The first day with complete orders, when the period begins before it. */
  knownSince: string | null
  /** A search or filters besides store and days narrow the list. */
  isNarrowed: boolean
  isChartShown: boolean
  /** The comparison of these figures with the shop's own report, which knows no other filters. */
  comparePath: string | undefined
  onChartShownChange: (shown: boolean) => void
}

const SalesRules = lazyPart(async () => (await import('./sales-rules.tsx')).SalesRules)

/** What the shown stores sold on the shown days, by currency. */
export function SalesStrip(props: SalesStripProps) {
  const { totals, currencies, period, knownSince, isNarrowed, isChartShown, comparePath } = props
  const text = useText()
  return (
    <Card>
      <div className={cx(stripRoom(currencies), strip)}>
        <div className={head}>
          <h2 className={css({ textStyle: 'sm', fontWeight: 'semibold' })}>{text('sales.title')}</h2>
          <Text as="span" size="sm" tone="muted" className={days}>
            {period}
          </Text>
          <Popover
            label={text('sales.rule')}
            closeLabel={text('detail.close')}
            trigger={<IconButton size="sm" label={text('sales.rule')} icon={<Info aria-hidden />} />}
          >
            <div className={rule}>
              <Suspense
                fallback={
                  <Loading label={text('sales.loading')}>
                    <Skeleton height="16rem" />
                  </Loading>
                }
              >
                <SalesRules counted={totals.reduce((sum, { orders }) => sum + orders, 0)} />
              </Suspense>
            </div>
          </Popover>
          <span className={buttons}>
            {totals.length > 0 && <SalesSplitButton totals={totals} comparePath={comparePath} />}
            <Button
              icon={<ChartLine aria-hidden />}
              aria-pressed={isChartShown}
              onClick={() => props.onChartShownChange(!isChartShown)}
            >
              {text('sales.chart')}
            </Button>
          </span>
        </div>
        {totals.length === 0 ? (
          <Text size="sm" tone="muted">
            {text(noSales(isNarrowed, knownSince !== null))}
          </Text>
        ) : (
          <SalesFigures totals={totals} />
        )}
        {knownSince !== null && (
          <Text size="xs" tone="muted">
            {text('sales.knownSince', { day: knownSince })}
          </Text>
        )}
      </div>
    </Card>
  )
}

/** Why there is nothing: sales before the store is known aren't counted, whatever is searched for. */
const noSales = (isNarrowed: boolean, isPartlyKnown: boolean) =>
  isNarrowed
    ? (`sales.${isPartlyKnown ? 'noneKnownFound' : 'noneFound'}` as const)
    : (`sales.${isPartlyKnown ? 'noneKnown' : 'none'}` as const)

/**
 * The height for the figures of this many currencies, also while loading, so that what is below doesn't move.
 * More than two scroll.
 */
export const stripRoom = (currencies: number): string => (currencies > 1 ? roomOfTwo : roomOfOne)
const roomOfOne = css({ minHeight: '[5.5rem]', mobileDown: { minHeight: '[13.5rem]' } })
const roomOfTwo = css({ minHeight: '[7.25rem]', mobileDown: { minHeight: '[14.75rem]' } })
const strip = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1', rowGap: '1' })
// A phone has no space for them beside the title.
const days = css({ mobileDown: { order: '1', width: 'full', textStyle: 'xs' } })
const buttons = css({ marginInlineStart: 'auto', display: 'flex', gap: '2' })
const rule = css({
  padding: '3',
  width: '[min(22rem, 100vw - 32px)]',
  mobileDown: { width: 'full' },
  textStyle: 'sm',
})
