import { postSorts } from '@tandem/api-contract'
import { Button, Menu } from '@tandem/design-system'
import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react'
import { usePostsText } from './messages.ts'
import { isSoldSort } from './post-search.ts'
import type { PostRequest } from './post-search.ts'

type Sort = PostRequest['sort']

interface SortMenuProps {
  /** Whether these are the team's own posts: others have no sales. */
  isOwn: boolean
  value: Sort
  onValueChange: (sort: Sort) => void
}

/** What posts are sorted by, either way. */
export function SortMenu({ isOwn, value, onValueChange }: SortMenuProps) {
  const text = usePostsText()
  const isOffered = (sort: Sort) => isOwn || !isSoldSort(sort)
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
      items={postSorts.filter(isOffered).map((sort) => ({
        key: sort,
        label: text(`sort.${sort}`),
        checked: sort === value,
        onSelect: () => onValueChange(sort),
      }))}
    />
  )
}
