import { apiAddress } from '@tandem/api-client'
import type { PostProduct } from '@tandem/api-contract'
import { Avatar, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney } from '@tandem/format'
import { Package } from 'lucide-react'
import { useProductsText } from './messages.ts'

/** The display name of a product; shops sometimes leave it empty. */
export const productName = ({ name }: Pick<PostProduct, 'name'>, noName: string) => name.trim() || noName

interface ProductLineProps {
  product: Omit<PostProduct, 'id' | 'store_id'>
  /** Its store, for a team with several. */
  store?: string | undefined
}

/** Picture, name and price of a product in one line. */
export function ProductLine({ product, store }: ProductLineProps) {
  const text = useProductsText()
  const { image_url, price, currency } = product
  return (
    <span className={line}>
      <Avatar
        shape="tile"
        src={image_url === null ? undefined : apiAddress(image_url)}
        fallback={<Package className={css({ color: 'fg.subtle' })} aria-hidden />}
      />
      <span className={names}>
        <bdi className={name}>{productName(product, text('noName'))}</bdi>{' '}
        {store !== undefined && (
          <Text as="span" size="xs" tone="muted" lines={1}>
            <bdi>{store}</bdi>
          </Text>
        )}
      </span>{' '}
      {price !== null && <span className={amount}>{formatMoney(price, currency)}</span>}
    </span>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  flex: '1',
  minWidth: '0',
  textAlign: 'start',
  textStyle: 'sm',
})
const names = css({ display: 'grid', flex: '1', minWidth: '0' })
const name = css({ lineClamp: '2', overflowWrap: 'anywhere', fontWeight: 'medium' })
const amount = css({
  flex: 'none',
  color: 'fg.muted',
  fontWeight: 'regular',
  fontVariantNumeric: 'tabular-nums',
})
