import { Card, KpiStrip, Skeleton } from '@tandem/design-system'
import { TandemChart } from '@tandem/design-system/charts'
import { SizedSkeleton } from '../sized-skeleton.tsx'
import { useDashboardText } from '../messages.ts'
import { storeHeight } from './insight-chart.tsx'
import { MissingSide } from './missing-side.tsx'
import { StandingOutSkeleton } from './standing-out.tsx'

interface InsightsSkeletonProps {
  hasAccounts: boolean
  hasStores: boolean
  isCompared: boolean
}

const nothing = { series: undefined, formatValue: String }
const ofAccounts = ['reach', 'views', 'interactions', 'followers', 'posts'] as const

/**
 * A placeholder for the insights, in the size that they usually have. After the first visit it takes
 * the height that the insights had last.
 */
export function InsightsSkeleton({ hasAccounts, hasStores, isCompared }: InsightsSkeletonProps) {
  const text = useDashboardText()
  const cells = [
    ...(hasAccounts ? ofAccounts : []),
    ...(hasAccounts && !hasStores ? (['profile_links_taps'] as const) : []),
    ...(hasStores ? (['orders', 'revenue', 'profit'] as const) : []),
  ]
  // Keys and texts of both sides take another line each.
  const isWhole = hasAccounts && hasStores
  return (
    <Card flush>
      <KpiStrip
        label={text('insights.loading')}
        items={cells.map((key) => ({
          key,
          label: text(`insights.measures.${key}`),
          value: undefined,
          change: isCompared && '',
          // As high as the button that explains a figure.
          info: <Skeleton width={28} height={28} shape="circle" />,
          // The margin, and the units without a known cost.
          footnote: key === 'profit' ? <SizedSkeleton width={120} height={32} phoneHeight={32} /> : undefined,
        }))}
      />
      {!hasAccounts && <MissingSide side="account" />}
      <TandemChart
        title={text('insights.title')}
        titleHidden
        axis={{ days: [] }}
        upper={nothing}
        lower={nothing}
        marksLabel={text('insights.measures.posts')}
        actions={hasStores && <SizedSkeleton width={180} height={34} phoneHeight={isWhole ? 70 : 44} />}
        footer={<SizedSkeleton width={240} height={16} phoneHeight={isWhole ? 64 : 30} />}
        labels={{ loading: text('insights.loading') }}
        height={hasAccounts ? undefined : storeHeight}
      />
      <StandingOutSkeleton sides={Number(hasAccounts) + Number(hasStores)} />
      {!hasStores && <MissingSide side="store" />}
    </Card>
  )
}
