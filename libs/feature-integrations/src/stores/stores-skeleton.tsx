import { Card, Grid, Loading, Skeleton, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useText } from './messages.ts'

const line = css({ display: 'flex', gap: '3', alignItems: 'center' })
const counts = css({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '3' })

/** Placeholders for two store cards in their final size. */
export function StoresSkeleton() {
  const text = useText()
  return (
    <Loading label={text('stores.loading')}>
      <Grid columns={2}>
        <StoreSkeleton />
        <StoreSkeleton />
      </Grid>
    </Loading>
  )
}

function StoreSkeleton() {
  return (
    <Card footer={<Skeleton width={120} height={12} />}>
      <Stack gap="5">
        <div className={line}>
          <Skeleton width={40} height={40} />
          <Stack gap="2">
            <Skeleton width={120} height={14} />
            <Skeleton width={200} height={12} />
          </Stack>
        </div>
        <div className={counts}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} width={56} height={32} />
          ))}
        </div>
      </Stack>
    </Card>
  )
}
