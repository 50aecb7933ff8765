import type { Store } from '@tandem/api-contract'
import { Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { useText } from './messages.ts'

const kinds = ['collections', 'customers', 'orders', 'products'] as const

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '3',
  // Words stay whole even on the narrowest phone: each column is as wide as its word.
  mobileDown: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
})

/** How many rows of a store are stored here. */
export function StoreCounts({ store }: { store: Pick<Store, `${(typeof kinds)[number]}_count`> }) {
  const text = useText()
  return (
    <dl className={list}>
      {kinds.map((kind) => (
        <div key={kind}>
          <Text as="dt" size="xs" tone="muted" lines={1}>
            {text(`counts.${kind}`)}
          </Text>
          <dd
            className={css({ textStyle: 'lg', fontWeight: 'medium' })}
            title={exact(store[`${kind}_count`])}
          >
            {formatNumber(store[`${kind}_count`])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const exact = (count: number) => formatNumber(count, { full: true })
