import { soldKnownSince } from '@tandem/api-contract'
import type { PostSalesDetail } from '@tandem/api-contract'
import { Heading, ScrollRegion, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatQuantity } from '@tandem/format'
import { useRowPlace } from '@tandem/items'
import { useId } from 'react'
import { Link } from 'react-router'
import { postsText } from '../posts/messages.ts'
import { keyed, SoldKey } from '../posts/sold-key.tsx'
import { useSalesText } from './sales-messages.ts'

/**
 * Everything that the linked products sold in the 7 days from the post on, and how much of it came from
 * matching orders.
 */
export function SoldProducts({
  products,
  unread_stores,
}: Pick<PostSalesDetail, 'products' | 'unread_stores'>) {
  const say = useSalesText()
  const titleId = useId()
  const place = useRowPlace()
  return (
    <Stack gap="2">
      <Heading level={3} size="sm" id={titleId}>
        {say('products.title')}
      </Heading>
      <ScrollRegion aria-labelledby={titleId}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{say('products.product')}</th>
              <th scope="col">{say('products.units')}</th>
              <th scope="col">
                <span className={keyed}>
                  <SoldKey kind="proven" />
                  {say('products.proven')}
                </span>
              </th>
              <th scope="col">
                <span className={keyed}>
                  <SoldKey kind="organic" />
                  {say('products.organic')}
                </span>
              </th>
              <th scope="col">
                <span className={keyed}>
                  <SoldKey kind="paid" />
                  {say('products.paid')}
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ product, units, proven_units, organic_units, paid_units }) => {
              const to = place('product', product.id)
              const name = <bdi>{product.name.trim() || say('products.noName')}</bdi>
              const isUnread = soldKnownSince({ unread_stores, products: [product] }, 'organic') !== null
              const quantity = (sold: number) =>
                sold === 0 && isUnread ? postsText('post.missing') : formatQuantity(sold)
              return (
                <tr key={product.id}>
                  <th scope="row">
                    {to === null ? (
                      name
                    ) : (
                      <Link to={to} className={link({ variant: 'plain' })}>
                        {name}
                      </Link>
                    )}
                  </th>
                  <td>{quantity(units)}</td>
                  <td>{quantity(proven_units)}</td>
                  <td>{quantity(organic_units)}</td>
                  <td>{quantity(paid_units)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollRegion>
      <Text size="xs" tone="muted">
        {say('products.rule')}
      </Text>
    </Stack>
  )
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'sm',
  '& th, & td': {
    // All four figures fit on a phone.
    paddingInline: { base: '2', mobileDown: '1' },
    paddingBlock: '2',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& th:first-child': {
    textAlign: 'start',
    whiteSpace: 'normal',
    minWidth: '[8rem]',
    position: 'sticky',
    insetInlineStart: '0',
    background: 'bg.surface',
    overflowWrap: 'anywhere',
  },
  '& thead th': { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
  '& tbody th': { fontWeight: 'medium' },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'border.subtle' },
})
