import type { PostProduct, Product } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { Button, SearchField, Stack, Text, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { useTypedSearch } from '@tandem/lists'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { useProductsText } from './messages.ts'
import { ProductLine } from './product-line.tsx'
import { linkableProducts } from './queries.ts'
import { useStoreNames } from './use-store-names.ts'

interface ProductSearchProps {
  isLinked: (id: number) => boolean
  /** No more can be linked. */
  isFull: boolean
  onToggle: (product: PostProduct) => void
}

/**
 * Searches products of the team's stores by name or SKU. Arrow keys move from the field into the list and
 * through it.
 */
export function ProductSearch({ isLinked, isFull, onToggle }: ProductSearchProps) {
  const text = useProductsText()
  const [term, setTerm] = useState('')
  const [typed, type] = useTypedSearch(term, setTerm)
  const { data: products, isError, isFetching, isPlaceholderData, refetch } = useQuery(linkableProducts(term))
  const storeName = useStoreNames()
  const root = useRef<HTMLDivElement>(null)

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || root.current === null) return
    const stops = [...root.current.querySelectorAll<HTMLElement>('input, ul button')]
    const place = stops.indexOf(document.activeElement as HTMLElement)
    event.preventDefault()
    stops[Math.min(Math.max(place + step, 0), stops.length - 1)]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the controls inside
    <div ref={root} onKeyDown={handleKeyDown}>
      <Stack gap="3">
        <SearchField
          data-autofocus
          label={text('search.label')}
          placeholder={text('search.placeholder')}
          clearLabel={text('search.clear')}
          value={typed}
          onValueChange={type}
        />
        <div className={results} aria-busy={isFetching}>
          {products === undefined && !isError && <Text tone="muted">{text('search.loading')}</Text>}
          {isError && products === undefined && (
            <Stack gap="2" align="start" role="alert">
              <Text tone="danger">{text('search.failed')}</Text>
              <Button size="sm" onClick={() => void refetch()}>
                {text('search.again')}
              </Button>
            </Stack>
          )}
          {products?.length === 0 && !isPlaceholderData && <NothingFound term={term} />}
          {products !== undefined && products.length > 0 && (
            <ul aria-label={text('search.results')} className={list}>
              {products.map((product) => (
                <Choice
                  key={product.id}
                  product={product}
                  store={storeName(product.store_id)}
                  isLinked={isLinked(product.id)}
                  isFull={isFull}
                  onToggle={onToggle}
                />
              ))}
            </ul>
          )}
        </div>
      </Stack>
    </div>
  )
}

interface ChoiceProps extends Pick<ProductSearchProps, 'isFull' | 'onToggle'> {
  product: Product
  store: string | undefined
  isLinked: boolean
}

function Choice({ product, store, isLinked, isFull, onToggle }: ChoiceProps) {
  const text = useProductsText()
  const { id, store_id, name, image_url, price, currency } = product
  const isOff = isFull && !isLinked
  return (
    <li>
      <button
        type="button"
        className={choice}
        aria-pressed={isLinked}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && onToggle({ id, store_id, name, image_url, price, currency })}
      >
        <ProductLine product={product} store={store} />
        {isLinked ? <Check className={tick} aria-hidden /> : <Plus className={sign} aria-hidden />}
        {isLinked && <VisuallyHidden>{text('search.linked')}</VisuallyHidden>}
      </button>
    </li>
  )
}

function NothingFound({ term }: { term: string }) {
  const text = useProductsText()
  const connect = usePlace('connectStore')
  if (term !== '') return <Text tone="muted">{text('search.nothing', { term })}</Text>
  return (
    <Stack gap="2" align="start">
      <Text tone="muted">{text('search.noProducts')}</Text>
      {connect !== null && (
        <Link to={connect} className={link()}>
          {text('search.connect')}
        </Link>
      )}
    </Stack>
  )
}

// The full height, so that the dialog doesn't jump while somebody types.
const results = css({ height: '[16rem]', overflowY: 'auto', textStyle: 'sm' })
const list = css({ display: 'grid', gap: '1', padding: '1', listStyle: 'none' })
const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  width: 'full',
  minHeight: 'row-default',
  paddingInline: '2',
  paddingBlock: '1',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { background: 'bg.hover' },
  _pressed: { background: 'bg.selected' },
  '&[aria-disabled=true]': { cursor: 'not-allowed', color: 'fg.disabled' },
})
const sign = css({ flex: 'none', width: '4', height: '4', color: 'fg.muted' })
const tick = css({ flex: 'none', width: '4', height: '4', color: 'accent.fg' })
