import { Card } from '@tandem/design-system'
import { HeatMap } from '@tandem/design-system/charts'
import { heatHeight } from './heat-height.ts'
import { SizedSkeleton } from '../sized-skeleton.tsx'
import { useDashboardText } from '../messages.ts'

/** A placeholder for the heat map in its final size. With stores it has a line for the dots of orders. */
export function OnlineFollowersSkeleton({ hasOrders }: { hasOrders: boolean }) {
  const text = useDashboardText()
  return (
    <Card flush>
      <HeatMap
        title={text('online.title')}
        description={<SizedSkeleton width={200} height={20} phoneHeight={40} />}
        valueLabel={text('online.followers')}
        cells={undefined}
        overlay={hasOrders ? { label: text('online.orders'), cells: [], formatValue: String } : undefined}
        formatValue={String}
        footer={<SizedSkeleton width={240} height={40} phoneHeight={132} />}
        height={heatHeight}
        labels={{ loading: text('online.loading') }}
      />
    </Card>
  )
}
