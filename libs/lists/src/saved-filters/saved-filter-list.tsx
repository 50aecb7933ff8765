import type { SavedFilter } from '@tandem/api-contract'
import { Button, IconButton, Inline, Menu, Stack, Tag, Text, useListMotion } from '@tandem/design-system'
import type { MenuItem } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Check, Ellipsis } from 'lucide-react'
import { useText } from '../messages.ts'

interface SavedFilterListProps {
  title: string
  filters: readonly SavedFilter[]
  isActive: (filter: SavedFilter) => boolean
  /** Whose default it is, in words; null: nobody's. */
  tagOf: (filter: SavedFilter) => string | null
  onApply: (filter: SavedFilter) => void
  /** The menu items of a filter. */
  actionsOf: (filter: SavedFilter) => readonly (MenuItem | 'separator')[]
}

/** Saved filters in a list: choosing one shows its view; each has its own menu. */
export function SavedFilterList(props: SavedFilterListProps) {
  const { title, filters, isActive, tagOf, onApply, actionsOf } = props
  const text = useText()
  const { listRef } = useListMotion()
  if (filters.length === 0) return null
  return (
    <Stack gap="1">
      <Text size="xs" tone="muted">
        {title}
      </Text>
      <Stack as="ul" ref={listRef} gap="0" aria-label={title}>
        {filters.map((filter) => (
          <Inline as="li" key={filter.id} gap="1" justify="between">
            <Button
              variant="ghost"
              className={fitting}
              aria-current={isActive(filter) || undefined}
              icon={isActive(filter) ? <Check aria-hidden /> : undefined}
              onClick={() => onApply(filter)}
            >
              <Text as="span" lines={1} tone={isActive(filter) ? 'accent' : 'default'} dir="auto">
                {filter.name}
              </Text>
            </Button>
            <Inline gap="1" className={css({ flex: 'none' })}>
              {tagOf(filter) !== null && <Tag>{tagOf(filter)}</Tag>}
              <Menu
                trigger={
                  <IconButton
                    label={text('filters.actions', { name: filter.name })}
                    icon={<Ellipsis aria-hidden />}
                  />
                }
                items={actionsOf(filter)}
              />
            </Inline>
          </Inline>
        ))}
      </Stack>
    </Stack>
  )
}

/** Only a name that doesn't fit beside the rest of its row is cut. */
const fitting = css({
  flex: 'initial',
  minWidth: '0',
  '& [data-part=content]': { minWidth: '0' },
  '& svg': { flex: 'none' },
})
