import type { Post } from '@tandem/api-contract'
import { Button, Heading, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useRowPlace } from '@tandem/items'
import { useIsAllowed } from '@tandem/session'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { ProductLine } from '../post-products/product-line.tsx'
import { useText } from './messages.ts'

interface LinkedProductsProps {
  post: Pick<Post, 'products' | 'products_are_set'>
  onLink: () => void
}

/** The linked products of the post, how they were linked, and a way to change that. */
export function LinkedProducts({ post: { products, products_are_set }, onLink }: LinkedProductsProps) {
  const text = useText()
  const titleId = useId()
  const place = useRowPlace()
  const mayWrite = useIsAllowed('shared.write')
  const origin = products_are_set
    ? text(products.length === 0 ? 'products.noneByHand' : 'products.byHand')
    : text(products.length === 0 ? 'products.none' : 'products.byCaption')
  return (
    <Stack as="section" gap="2" aria-labelledby={titleId}>
      <Stack gap="0">
        <Heading level={3} size="sm" id={titleId}>
          {text('products.title')}
        </Heading>
        <Text size="xs" tone="muted">
          {origin}
        </Text>
      </Stack>
      {products.length > 0 && (
        <ul className={list}>
          {products.map((product) => {
            const to = place('product', product.id)
            const line = <ProductLine product={product} />
            return (
              <li key={product.id}>
                {to === null ? (
                  <span className={entry}>{line}</span>
                ) : (
                  <Link to={to} className={entry}>
                    {line}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {mayWrite ? (
        <div>
          <Button variant="ghost" size="sm" icon={<Plus aria-hidden />} onClick={onLink}>
            {text(products.length === 0 ? 'products.link' : 'products.change')}
          </Button>
        </div>
      ) : (
        <Text size="xs" tone="muted">
          {text('products.seeOnly')}
        </Text>
      )}
    </Stack>
  )
}

const list = css({ display: 'grid', gap: '2', listStyle: 'none' })
const entry = css({
  display: 'flex',
  padding: '1.5',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  'a&': { _hover: { background: 'bg.hover' } },
})
