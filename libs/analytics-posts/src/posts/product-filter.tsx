import { Button, Filter, SearchField, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useTypedSearch } from '@tandem/lists'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProductLine } from '../post-products/product-line.tsx'
import { linkableProducts } from '../post-products/queries.ts'
import { usePostsText } from './messages.ts'
import type { PostListSearch } from './post-search.ts'
import { postQueries } from './queries.ts'

interface ProductFilterProps {
  search: PostListSearch
  onChange: (change: Partial<PostListSearch>) => void
}

/** Posts with any linked product, those without one, or those of a single product. */
export function ProductFilter({ search, onChange }: ProductFilterProps) {
  const text = usePostsText()
  const { product, product_id } = search
  const { data: name } = useQuery({
    ...postQueries.productName(product_id ?? 0),
    enabled: product_id !== undefined,
  })
  const chosen =
    product_id === undefined
      ? product && text(`filters.${product}`)
      : (name ?? text('filters.numbered', { id: product_id }))
  return (
    <Filter
      label={text('filters.product')}
      valueText={chosen}
      onClear={() => onChange({ product: undefined, product_id: undefined })}
    >
      {(close) => {
        const choose = (change: Pick<Partial<PostListSearch>, 'product' | 'product_id'>) => {
          onChange({ product: undefined, product_id: undefined, ...change })
          close()
        }
        return (
          <div className={panel}>
            <div className={choices}>
              {(['linked', 'none'] as const).map((state) => (
                <Button
                  key={state}
                  aria-pressed={product_id === undefined && product === state}
                  onClick={() => choose({ product: state })}
                >
                  {text(`filters.${state}`)}
                </Button>
              ))}
            </div>
            <OneProduct value={product_id} onChoose={(id) => choose({ product_id: id })} />
          </div>
        )
      }}
    </Filter>
  )
}

interface OneProductProps {
  value: number | undefined
  onChoose: (id: number) => void
}

function OneProduct({ value, onChoose }: OneProductProps) {
  const text = usePostsText()
  const [term, setTerm] = useState('')
  const [typed, type] = useTypedSearch(term, setTerm)
  const { data: products, isError } = useQuery(linkableProducts(term))
  const words = isError
    ? text('filters.failed')
    : products === undefined
      ? text('filters.reading')
      : products.length === 0 && text('filters.noProduct')
  return (
    <Stack gap="2">
      <SearchField
        label={text('filters.searchProducts')}
        placeholder={text('filters.searchProductsBy')}
        clearLabel={text('filters.clearSearch')}
        value={typed}
        onValueChange={type}
      />
      <div className={results}>
        {words && (
          <Text size="sm" tone="muted">
            {words}
          </Text>
        )}
        <ul aria-label={text('filters.products')}>
          {products?.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                className={choice}
                aria-pressed={product.id === value}
                onClick={() => onChoose(product.id)}
              >
                <ProductLine product={product} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Stack>
  )
}

const panel = css({
  display: 'grid',
  gap: '3',
  padding: '3',
  width: '[min(20rem, 100vw - 32px)]',
  mobileDown: { width: 'full', paddingInline: '0' },
})
const choices = css({ display: 'flex', gap: '2' })
// The full height, so that nothing jumps while somebody types.
const results = css({ height: '[15rem]', overflowY: 'auto' })
const choice = css({
  display: 'flex',
  alignItems: 'center',
  width: 'full',
  minHeight: 'row-default',
  paddingInline: '2',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { background: 'bg.hover' },
  _pressed: { background: 'bg.selected' },
})
