import type { Product } from '@tandem/api-contract'
import { Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatShare, grossProfit } from '@tandem/format'
import { Amounts } from '../lists/amounts.tsx'
import { Counted } from '../lists/counted.tsx'
import { Missing } from '../lists/missing.tsx'
import { useText } from '../lists/messages.ts'
import { ProductPicture } from './product-picture.tsx'
import { stockWords } from './stock-words.ts'

/** The name of a product with its picture from the shop. */
export function ProductName({ product }: { product: Product }) {
  const { name } = product
  const text = useText()
  return (
    <span className={line}>
      <span className={picture}>
        <ProductPicture product={product} />
      </span>
      {name === '' ? (
        <Text as="span" tone="muted" weight="regular">
          {text('products.noName')}
        </Text>
      ) : (
        <bdi className={words} title={name}>
          {name}
        </bdi>
      )}
    </span>
  )
}

/** The shop's own number of a product. */
export function ProductSku({ product: { sku } }: { product: Product }) {
  if (sku === null || sku === '') return <Missing />
  return (
    <Text as="span" tone="muted">
      <bdi>{sku}</bdi>
    </Text>
  )
}

/** The product's collections, by name. */
export function ProductCollections({ product: { collections } }: { product: Product }) {
  if (collections.length === 0) return <Missing />
  const names = collections.map(({ name }) => name).join(', ')
  return (
    <Text as="span" tone="muted" className={quiet} title={names}>
      <bdi>{names}</bdi>
    </Text>
  )
}

/** The stock of a product, or whether it can be bought if the stock isn't tracked. */
export function ProductStock({ product }: { product: Product }) {
  const { stock_quantity: count, stock_state: state } = product
  const words = stockWords(product)
  if (count === null && state === 'unknown')
    // In a phone's list a dash without a label would mean nothing.
    return (
      <span className={onDesktop}>
        <Missing />
      </span>
    )
  const isPlain = count !== null && state === (count > 0 ? 'in_stock' : 'out_of_stock')
  return isPlain ? <Counted count={count} words={words} /> : words
}

const onDesktop = css({ mobileDown: { display: 'none' } })

/** The exact revenue, by currency. */
export function ProductRevenue({ product: { revenue } }: { product: Product }) {
  if (revenue.length === 0) return <Missing />
  return <Amounts amounts={revenue} />
}

/** The gross profit where the cost is known, and for which share of the units. */
export function ProductProfit({ product: { revenue } }: { product: Product }) {
  const text = useText()
  const known = revenue.flatMap(({ currency, units, costed }) => {
    const profit = grossProfit(costed)
    return profit === null ? [] : [{ currency, units, costed, amount: profit.profit }]
  })
  if (known.length === 0) return <Missing />
  return known.map(({ currency, units, costed, amount }) => (
    <span key={currency} className={css({ display: 'block' })}>
      <Amounts amounts={[{ currency, amount }]} />
      {costed.units < units && (
        <Text as="span" size="xs" tone="muted">
          {text('profit.ofShare', { share: formatShare(costed.units / units, { fixed: true }) })}
        </Text>
      )}
    </span>
  ))
}

const quiet = css({ display: 'block', width: '0', minWidth: 'full', truncate: true })
// As wide as the column, however long the name is.
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: '0',
  minWidth: 'full',
  mobileDown: { width: 'auto', minWidth: '0' },
})
// A two-line entry has no space for it.
const picture = css({ display: 'flex', mobileDown: { display: 'none' } })
const words = css({ whiteSpace: 'normal', lineClamp: '2', overflowWrap: 'anywhere' })
