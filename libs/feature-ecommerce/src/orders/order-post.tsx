import type { Order, OrderPost as Found } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { Text, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatDate } from '@tandem/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useText } from '../lists/messages.ts'
import { Missing } from '../lists/missing.tsx'
import { useShownIds } from '../lists/shown-ids.ts'
import { orderQueries } from './queries.ts'

const oneLine = css({ display: 'block', maxWidth: '[11rem]', truncate: true })

/** The post that an order counts for. Reads those of all orders on the page at once. */
export function OrderPost({ order, timeZone }: { order: Order; timeZone: string }) {
  const text = useText()
  const { data: posts, isError } = useQuery(orderQueries.posts(useShownIds()))
  if (posts === undefined)
    return (
      isError && (
        <Text as="span" tone="muted">
          {text('orders.post.failed')}
        </Text>
      )
    )
  const found = posts.get(order.id)
  return found === undefined ? <Missing /> : <FoundPost found={found} timeZone={timeZone} />
}

function FoundPost({ found: { kind, shared_with, post }, timeZone }: { found: Found; timeZone: string }) {
  const text = useText()
  const postPath = usePlace('post')
  const day = formatDate(post.posted_at, timeZone)
  if (kind !== 'proven') {
    const values = { username: post.username, day }
    const reason =
      shared_with === 0
        ? text('orders.post.alone', values)
        : text('orders.post.possible', { ...values, count: shared_with })
    return (
      <Text as="span" tone="muted" className={oneLine} title={reason}>
        {text(`orders.post.${kind}`)}
        <VisuallyHidden>. {reason}</VisuallyHidden>
      </Text>
    )
  }
  const name = (
    <>
      <bdi>@{post.username}</bdi> · {day}
    </>
  )
  return (
    <span className={oneLine} title={post.caption ?? undefined}>
      {postPath === null ? (
        name
      ) : (
        <Link to={postPath(post.id)} className={link()}>
          {name}
        </Link>
      )}
    </span>
  )
}
