import type { OrderDetail, OrderLine } from '@tandem/api-contract'
import { Badge, Inline, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatMoney, formatQuantity } from '@tandem/format'
import { Link } from 'react-router'
import { text as say, useText } from '../lists/messages.ts'
import { ecommercePaths } from '../paths.ts'
import { ProductPicture } from '../products/product-picture.tsx'
import { entry, list } from './order-list-styles.ts'

/** Changes of an order's items after it was placed: edits, returns, exchanges. */
export function LaterChanges({ order }: { order: OrderDetail }) {
  const text = useText()
  const { is_edited, return_state, lines } = order
  const known = [
    is_edited && text('orders.edited'),
    lines.some(({ added_by }) => added_by === 'exchange') && text('orders.exchanged'),
    return_state !== null && text(`orders.returnState.${return_state}`),
  ].filter((word) => word !== false)
  if (known.length === 0) return null
  return (
    <Inline gap="2" wrap>
      {known.map((word) => (
        <Badge key={word} tone="neutral">
          {word}
        </Badge>
      ))}
    </Inline>
  )
}

/** The lines of an order, with removed and later added ones. */
export function OrderLines({ order: { lines, currency } }: { order: OrderDetail }) {
  const text = useText()
  if (lines.length === 0) return <Text tone="muted">{text('orders.noLines')}</Text>
  return (
    <ul className={list}>
      {lines.map((line) => (
        <li key={line.position} className={entry}>
          <ProductPicture product={line} />
          <span className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
            {line.product_id === null ? (
              <bdi>{line.name}</bdi>
            ) : (
              <Link to={ecommercePaths.product(line.product_id)} className={link()}>
                <bdi>{line.name}</bdi>
              </Link>
            )}
            <Text size="xs" tone="muted">
              {piecesOf(line, currency)}
              {line.added_by &&
                ` · ${text(line.added_by === 'edit' ? 'orders.addedLater' : 'orders.exchangedFor')}`}
              {line.sku && (
                <>
                  {` · ${text('products.sku')} `}
                  <bdi>{line.sku}</bdi>
                </>
              )}
            </Text>
          </span>
          <Text as="span" numeric>
            {formatMoney(line.total, currency)}
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** `2 × €1,85`, `2 units` when the units don't have one price, or `2 ordered, 1 removed`. */
function piecesOf({ quantity, removed_quantity, removed_by, total }: OrderLine, currency: string): string {
  if (removed_quantity === 0) {
    const formatted = formatQuantity(quantity)
    const price = total / quantity
    return Number.isSafeInteger(price)
      ? say('orders.unitsAt', { formatted, price: formatMoney(price, currency) })
      : say('orders.units', { count: quantity, formatted })
  }
  const ordered = say('orders.ordered', { formatted: formatQuantity(quantity + removed_quantity) })
  const gone = say(removed_by === 'return' ? 'orders.takenBack' : 'orders.removed', {
    formatted: formatQuantity(removed_quantity),
  })
  return `${ordered}, ${gone}`
}
