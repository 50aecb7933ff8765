import { postSorts } from '@tandem/api-contract'
import { Button, Menu } from '@tandem/design-system'
import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react'
import { usePostsText } from './messages.ts'
import type { PostRequest } from './post-search.ts'

type Sort = PostRequest['sort']

interface SortMenuProps {
  value: Sort
  onValueChange: (sort: Sort) => void
}

/** What posts are sorted by, either way. */
export function SortMenu({ value, onValueChange }: SortMenuProps) {
  const text = usePostsText()
  return (
    <Menu
      trigger={
        <Button
          icon={<ArrowDownWideNarrow aria-hidden />}
          aria-label={`${text('sort.label')}: ${text(`sort.${value}`)}`}
        >
          {text(`sort.${value}`)}
          <ChevronDown aria-hidden />
        </Button>
      }
      items={postSorts.map((sort) => ({
        key: sort,
        label: text(`sort.${sort}`),
        checked: sort === value,
        onSelect: () => onValueChange(sort),
      }))}
    />
  )
}
