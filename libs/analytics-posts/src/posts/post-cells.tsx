import type { Post } from '@tandem/api-contract'
import { Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney, formatNumber } from '@tandem/format'
import { kindText } from '../post-kind/messages.ts'
import { usePostsText } from './messages.ts'
import { PostPicture } from './post-picture.tsx'
import { possibleOrders, soldIn, usualWindow } from './post-sales.ts'

/** The picture of a post, how its caption begins, and the account and medium that posted it. */
export function PostIdentity({ post }: { post: Post }) {
  const text = usePostsText()
  return (
    <span className={identity}>
      <span className={thumb}>
        <PostPicture post={post} ratio={1} rounded="md" />
      </span>
      <span className={lines}>
        <span dir="auto" className={words} data-empty={post.caption ? undefined : ''}>
          {post.caption?.trim() || text('post.noCaption')}
        </span>
        <Text as="span" size="xs" tone="muted" lines={1}>
          @{post.account.username} · {kindText(post.kind)}
        </Text>
      </span>
    </span>
  )
}

/** The proven sales of a post by currency; never added up. */
export function PostSold({ post: { sales } }: { post: Pick<Post, 'sales'> }) {
  const text = usePostsText()
  const sold = soldIn(sales)
  if (sales === null) return <NotKnown />
  if (sold.length === 0) return <span className={quiet}>{text('post.missing')}</span>
  return sold.map((one) => {
    const { orders, revenue } = one.proven[usualWindow]
    return (
      <span key={one.currency} className={amount}>
        {orders === 0 ? (
          <span>
            {text('revenue.possible', {
              count: possibleOrders(one),
              formatted: formatNumber(possibleOrders(one)),
            })}
          </span>
        ) : (
          <>
            <b>{formatMoney(revenue, one.currency)}</b>
            <span>
              {' · '}
              {text('revenue.orders', { count: orders, formatted: formatNumber(orders) })}
            </span>
          </>
        )}
      </span>
    )
  })
}

function NotKnown() {
  const text = usePostsText()
  return (
    <span className={quiet} title={text('revenue.nothing')}>
      {text('post.missing')}
    </span>
  )
}

const identity = css({
  display: 'grid',
  gridTemplateColumns: '[36px minmax(0, 1fr)]',
  alignItems: 'center',
  gap: '3',
  // As wide as its column, however long the caption is.
  width: '[14rem]',
  minWidth: 'full',
  mobileDown: { width: 'auto', minWidth: '0' },
})
const thumb = css({ display: 'block', width: '[36px]' })
const lines = css({ display: 'grid', minWidth: '0' })
const words = css({
  truncate: true,
  '&[data-empty]': { color: 'fg.subtle', fontWeight: 'regular' },
})
const quiet = css({ color: 'fg.subtle' })
const amount = css({
  display: 'block',
  whiteSpace: 'nowrap',
  '& b': { fontWeight: 'medium' },
  '& span': { color: 'fg.muted' },
})
