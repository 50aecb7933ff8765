import { Button, Card, Inline, Popover, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { FavoriteChoices, favoriteQueries, holdsRow } from '@tandem/items'
import type { RowRef } from '@tandem/items'
import { useQuery } from '@tanstack/react-query'
import { Plus, Star } from 'lucide-react'
import { useText } from './messages.ts'

/** The reader's favourite categories with the post, and a way to add it to others. */
export function PostFavorites({ row }: { row: RowRef }) {
  const text = useText()
  const { data: categories, isError } = useQuery(favoriteQueries.categories())
  const holding = categories?.filter((category) => category.type === row.type && holdsRow(category, row))
  return (
    <Card title={text('favorites.title')}>
      <Inline gap="2" wrap>
        {holding === undefined && (
          <Text size="sm" tone="muted">
            {text(isError ? 'favorites.failed' : 'favorites.loading')}
          </Text>
        )}
        {holding?.length === 0 && (
          <Text size="sm" tone="muted">
            {text('favorites.none')}
          </Text>
        )}
        {holding !== undefined && holding.length > 0 && (
          <ul aria-label={text('favorites.categories')} className={list}>
            {holding.map(({ id, name }) => (
              <li key={id} className={chip}>
                <Star size={14} aria-hidden className={star} />
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
        <Popover
          label={text('favorites.addTo')}
          placement="bottom-end"
          closeLabel={text('favorites.close')}
          trigger={
            <Button
              variant="ghost"
              size="sm"
              icon={<Plus aria-hidden />}
              aria-label={text('favorites.addTo')}
            >
              {text('favorites.add')}
            </Button>
          }
        >
          <FavoriteChoices row={row} />
        </Popover>
      </Inline>
    </Card>
  )
}

const list = css({ display: 'contents', listStyle: 'none' })
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: '6',
  maxWidth: 'full',
  paddingInline: '2',
  borderRadius: 'sm',
  background: 'neutral.subtle',
  color: 'neutral.fg',
  textStyle: 'xs',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
})
const star = css({ flex: 'none', color: 'star.solid', fill: 'current' })
