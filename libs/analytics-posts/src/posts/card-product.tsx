import { apiAddress } from '@tandem/api-client'
import type { Post } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { Avatar, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney } from '@tandem/format'
import { Link2, Package } from 'lucide-react'
import { Link } from 'react-router'
import type { CardOptions } from './card-options.ts'
import { usePostsText } from './messages.ts'

interface CardProductProps {
  post: Post
  /** The name of the post. */
  name: string
  options: Pick<CardOptions, 'mayLink' | 'onLinkProducts'>
  /** In a table row: without a border and a price. */
  isSmall?: boolean
}

/** The product linked to a post, and how many more; or a way to link one. */
export function CardProduct({ post, name, options, isSmall = false }: CardProductProps) {
  const text = usePostsText()
  const productPath = usePlace('product')
  const [product, ...others] = post.products
  const { mayLink, onLinkProducts } = options
  const small = isSmall || undefined
  if (product === undefined) {
    if (!mayLink)
      return (
        <p className={line} data-small={small} title={text('post.mayNotLink')}>
          {text('post.noProduct')}
          <VisuallyHidden>. {text('post.mayNotLink')}</VisuallyHidden>
        </p>
      )
    return (
      <button
        type="button"
        className={line}
        data-dashed=""
        data-small={small}
        aria-label={text('post.linkTo', { name })}
        onClick={() => onLinkProducts(post.id)}
      >
        <Link2 size={16} aria-hidden />
        {text('post.link')}
      </button>
    )
  }
  const identity = (
    <>
      <Avatar
        size={isSmall ? 'sm' : 'md'}
        shape="tile"
        src={product.image_url === null ? undefined : apiAddress(product.image_url)}
        fallback={<Package size={16} aria-hidden />}
      />
      <bdi className={productName}>{product.name}</bdi>
      {!isSmall && product.price !== null && (
        <span className={price}>{formatMoney(product.price, product.currency)}</span>
      )}
    </>
  )
  return (
    <div className={line} data-small={small}>
      {productPath === null ? (
        <span className={lead}>{identity}</span>
      ) : (
        <Link to={productPath(product.id)} className={lead}>
          {identity}
        </Link>
      )}
      {others.length > 0 && (
        <button
          type="button"
          className={more}
          title={others.map((one) => one.name).join(', ')}
          onClick={() => onLinkProducts(post.id)}
        >
          {text('post.moreProducts', { others: others.length })}
          <VisuallyHidden>{text('post.change', { name })}</VisuallyHidden>
        </button>
      )}
    </div>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  minWidth: '0',
  height: '[42px]',
  mobileDown: { height: '[46px]' },
  paddingInline: '1.5',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  textStyle: 'xs',
  color: 'fg.muted',
  'button&': {
    cursor: 'pointer',
    _print: { display: 'none' },
    _hover: { background: 'bg.hover', color: 'fg.default' },
  },
  '&[data-small]': {
    width: '[13rem]',
    maxWidth: 'full',
    height: 'control-sm',
    mobileDown: { height: 'control-touch' },
    _print: { width: '[8rem]' },
    '&:is(p, div)': { border: 'none', paddingInline: '0' },
  },
  '&[data-dashed]': { borderStyle: 'dashed', borderColor: 'border.strong', paddingInline: '2.5' },
})
const lead = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flex: '1',
  minWidth: '0',
  height: 'full',
  color: 'fg.default',
  'a&': { _hover: { '& bdi': { textDecoration: 'underline' } } },
})
const productName = css({ flex: '1', minWidth: '0', truncate: true, fontWeight: 'medium' })
const price = css({
  flex: 'none',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '[-0.02em]',
})
const more = css({
  flex: 'none',
  minWidth: '6',
  height: '6',
  paddingInline: '1.5',
  borderRadius: 'sm',
  background: 'neutral.subtle',
  color: 'neutral.fg',
  fontWeight: 'medium',
  cursor: 'pointer',
  _hover: { background: 'bg.active' },
})
