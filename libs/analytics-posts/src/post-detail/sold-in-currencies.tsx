import { provenWindows, soldKnownSince } from '@tandem/api-contract'
import type { PostSales, PostSalesDetail, ProvenWindow } from '@tandem/api-contract'
import { Inline, KpiStrip, lazyPart, Skeleton, Switcher, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { compactTogether, formatMoney } from '@tandem/format'
import { Suspense, useState } from 'react'
import { knownSinceDay } from '../posts/known-since-day.ts'
import { postsText } from '../posts/messages.ts'
import { usualWindow } from '../posts/post-sales.ts'
import type { useOpenFigure } from './orders-address.ts'
import { soldPost } from './sold-post.ts'
import { RevenueFigures } from './revenue-figures.tsx'
import { useSalesText } from './sales-messages.ts'

const RevenueChart = lazyPart(async () => (await import('./revenue-chart.tsx')).RevenueChart)

/** The height of the chart with key and axis. */
const chartHeight = 220

interface SoldInCurrenciesProps {
  detail: PostSalesDetail
  sales: readonly PostSales[]
  /** The one of `sales` in the chosen currency. */
  shown: PostSales
  onCurrencyChange: (currency: string) => void
  onOpen: ReturnType<typeof useOpenFigure>['open']
}

/** What a post sold in each currency, and in the chosen one by day and by what names the post. */
export function SoldInCurrencies({ detail, sales, shown, onOpen, onCurrencyChange }: SoldInCurrenciesProps) {
  const say = useSalesText()
  const { currency } = shown
  const post = soldPost(detail)
  const since = knownSinceDay(detail.window.timezone, post, 'proven', currency)
  const [proven, setProven] = useState<ProvenWindow>(usualWindow)
  const compact = compactTogether(
    sales.map((one) => ({ amount: one.proven[proven].revenue, currency: one.currency })),
  )
  return (
    <>
      {sales.length > 1 && (
        <div className={currencies}>
          <KpiStrip
            label={say('byCurrency')}
            items={sales.map((one) => {
              const { orders, revenue } = one.proven[proven]
              const isUnknown = orders === 0 && soldKnownSince(post, 'proven', one.currency) !== null
              return {
                key: one.currency,
                label: say('total', { currency: one.currency, days: proven }),
                value: isUnknown
                  ? postsText('post.missing')
                  : formatMoney(revenue, one.currency, { compact }),
                ...(!isUnknown && { exact: formatMoney(revenue, one.currency) }),
              }
            })}
            value={currency}
            onValueChange={onCurrencyChange}
          />
        </div>
      )}
      <Inline gap="3" className={css({ justifyContent: 'space-between' })}>
        <Text size="sm" tone="muted">
          {say('chart.title')}
        </Text>
        <Switcher
          label={say('within')}
          options={provenWindows.map((days) => ({ value: days, label: say('days', { days }) }))}
          value={proven}
          onValueChange={setProven}
        />
      </Inline>
      <Suspense fallback={<Skeleton height={chartHeight} />}>
        <RevenueChart {...{ detail, currency, proven, since }} />
      </Suspense>
      <RevenueFigures
        sales={shown}
        isUnread={(kind) => soldKnownSince(post, kind, currency) !== null}
        window={proven}
        onOpen={(kind) => onOpen({ kind, currency, window: proven })}
      />
    </>
  )
}

const currencies = css({
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  overflow: 'hidden',
})
