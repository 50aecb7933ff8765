import { apiAddress } from '@tandem/api-client'
import type { ProductDetail } from '@tandem/api-contract'
import { storeQueries } from '@tandem/choices'
import { Avatar, Inline, Link as OutsideLink, Stack, Tag, Text, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatQuantity } from '@tandem/format'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ExternalLink, Package } from 'lucide-react'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Amounts } from '../lists/amounts.tsx'
import { Facts } from '../lists/detail-section.tsx'
import type { Fact } from '../lists/detail-section.tsx'
import { isPartlyKnown } from '../lists/known-since.ts'
import { Missing } from '../lists/missing.tsx'
import { text as say, useText } from '../lists/messages.ts'
import { orderAddress } from '../orders/order-address.ts'
import { ecommercePaths } from '../paths.ts'
import { productAddress } from './product-address.ts'
import { ProductSales } from './product-sales.tsx'
import { productStatusWord } from './product-status.ts'
import { costWords, priceWords, stockWords } from './stock-words.ts'

/** Everything known about a product, and its sales. */
export function ProductDetailView({ item }: { item: ProductDetail }) {
  const { data: stores } = useSuspenseQuery(storeQueries.list())
  const isUnknown = item.units_sold === 0 && isPartlyKnown(stores, item.store_id)
  return (
    <>
      <ProductFacts product={item} isUnknown={isUnknown} />
      <ProductSales product={item} />
    </>
  )
}

interface ProductFactsProps {
  product: ProductDetail
  /** No sale of it was read, and older ones may exist. */
  isUnknown?: boolean
}

/** Name, price, stock and sales of a product. */
export function ProductFacts({ product, isUnknown }: ProductFactsProps) {
  const text = useText()
  const { image_url, status, store_name, url } = product
  const isWebAddress = url !== null && /^https?:\/\//i.test(url)
  return (
    <Stack gap="4">
      <Inline gap="3" wrap>
        <Avatar
          shape="tile"
          size="lg"
          src={image_url === null ? undefined : apiAddress(image_url)}
          fallback={<Package className={css({ color: 'fg.subtle' })} aria-hidden />}
        />
        <Tag>{productStatusWord(status)}</Tag>
        <Text as="span" size="sm" tone="muted">
          <bdi>{store_name}</bdi>
        </Text>
        {isWebAddress && (
          <OutsideLink href={url} target="_blank">
            <Inline as="span" gap="1">
              {text('products.publicPage')}
              <ExternalLink size={14} aria-hidden />
              <VisuallyHidden>{text('products.newTab')}</VisuallyHidden>
            </Inline>
          </OutsideLink>
        )}
      </Inline>
      <Facts facts={productFacts({ product, isUnknown })} />
    </Stack>
  )
}

function productFacts({ product, isUnknown }: ProductFactsProps): Fact[] {
  const { store_id, sku, collections, units_sold, revenue, id } = product
  const ofCollections: ReactNode = collections.map((collection, index) => (
    <Fragment key={collection.id}>
      {index > 0 && ', '}
      <Link
        to={`${ecommercePaths.products}${productAddress.write({ store_id, collection_id: collection.id })}`}
        className={link()}
      >
        <bdi>{collection.name}</bdi>
      </Link>
    </Fragment>
  ))
  return [
    { key: 'sku', label: say('products.sku'), value: sku ? <bdi>{sku}</bdi> : <Missing /> },
    {
      key: 'price',
      label: say('products.price'),
      value: priceWords(product) ?? <Missing />,
    },
    {
      key: 'cost',
      label: say('products.cost'),
      value: costWords(product) ?? <Missing />,
    },
    {
      key: 'stock',
      label: say('products.stock'),
      value: stockWords(product),
    },
    {
      key: 'collections',
      label: say('products.collections'),
      value: collections.length === 0 ? <Missing /> : ofCollections,
    },
    {
      key: 'units',
      label: say('products.unitsSold'),
      value: isUnknown ? <Missing /> : formatQuantity(units_sold),
    },
    {
      key: 'revenue',
      label: say('products.revenue'),
      value: revenue.length === 0 ? <Missing /> : <Amounts amounts={revenue} />,
    },
    {
      key: 'orders',
      label: say('products.orders'),
      value: (
        <Link
          to={`${ecommercePaths.orders}${orderAddress.write({ store_id, product_id: id })}`}
          className={link()}
        >
          {say('products.allOrders')}
        </Link>
      ),
    },
  ]
}
