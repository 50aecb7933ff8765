import { ListFilter } from 'lucide-react'
import { useRef } from 'react'
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
  const icon = <ListFilter aria-hidden />
  return (
    <Popover
      label={words.find}
      closeLabel={words.close}
      onClosed={() => {
        chosen.current?.()
        chosen.current = undefined
      }}
      trigger={
        isIcon ? (
          <IconButton variant="secondary" label={words.find} title={words.find} icon={icon} />
        ) : (
          <Button icon={icon}>{words.find}</Button>
        )
      }
    >
      {(close) => (
        <FilterFinder
          words={words}
          onChoose={({ run }) => {
            chosen.current = run
            close()
          }}
        />
      )}
    </Popover>
  )
}
