import { ListFilter } from 'lucide-react'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Popover } from '../popover/popover.tsx'
import type { FilterBarWords } from './filter-bar-words.ts'
import { FilterFinder } from './lazy-filter-finder.ts'

interface FindFilterProps {
  words: FilterBarWords
  isIcon: boolean
}

/** Finds a filter or a value of one by typing, and opens or sets it. */
export function FindFilter({ words, isIcon }: FindFilterProps) {
  // Run once the finder has closed, because it may open another popover.
  const chosen = useRef<() => void>(undefined)
  const [query, setQuery] = useState('')
  const isOpen = useRef(false)
  // Until the box has the focus, the button gets what is typed.
  const keepTyped = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (!isOpen.current || key.length !== 1 || ctrlKey || metaKey || altKey) return
    if (key === ' ' && query === '') return
    // A space would press the button.
    event.preventDefault()
    setQuery((typed) => typed + key)
  }
  const opener = {
    icon: <ListFilter aria-hidden />,
    onClick: () => (isOpen.current = true),
    onKeyDown: keepTyped,
  }
  return (
    <Popover
      label={words.find}
      closeLabel={words.close}
      onClosed={() => {
        isOpen.current = false
        setQuery('')
        chosen.current?.()
        chosen.current = undefined
      }}
      trigger={
        isIcon ? (
          <IconButton variant="secondary" label={words.find} title={words.find} {...opener} />
        ) : (
          <Button {...opener}>{words.find}</Button>
        )
      }
    >
      {(close) => (
        <FilterFinder
          {...{ words, query }}
          onQueryChange={setQuery}
          onChoose={({ run }) => {
            chosen.current = run
            close()
          }}
        />
      )}
    </Popover>
  )
}
