import { css } from '@tandem/design-system/css'
import type { RowRef } from '@tandem/items'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { shellMessages } from '../messages.ts'
import { pressedKey } from '../shortcuts/pressed-key.ts'
import { paletteMessages } from './messages.ts'
import { NothingFound } from './nothing-found.tsx'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteInput } from './palette-input.tsx'
import type { FoundItem } from './palette-items.ts'
import { PaletteList } from './palette-list.tsx'
import { SearchNotice } from './search-notice.tsx'
import { StarRow } from './star-row.tsx'
import { useEnter } from './use-enter.ts'
import { useItemActions } from './use-item-actions.ts'
import { useLayer } from './use-layer.ts'
import { isSame, keyOf, usePaletteResults } from './use-palette-results.ts'
import { useSearchHits } from './use-search-hits.ts'

/** One box that finds pages, stores, actions and the team's data, over the page. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const text = paletteMessages.useText()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const layer = useLayer(input)
  const [query, setQuery] = useState('')
  const [starring, setStarring] = useState<RowRef | null>(null)
  const search = useSearchHits(query)
  const results = usePaletteResults(query, search)
  const { items, rendered, current, isRendered } = results
  const actions = useItemActions(current, setStarring)
  const { isSearching } = search

  const open = (item: FoundItem) => {
    onClose()
    item.run()
  }
  const enter = useEnter({ query, current, isRendered, isSearching, onChoose: open })
  const showResults = () => {
    setStarring(null)
    input.current?.focus()
  }
  const type = (typed: string) => {
    setQuery(typed)
    results.chooseFirst()
    enter.forget()
    setStarring(null)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // Keys during composition belong to the input method.
    if (event.nativeEvent.isComposing) return
    const key = pressedKey(event.nativeEvent)
    const target = targetOf(event.key, current ? items.indexOf(current) : 0, items.length)
    if (key !== 'mod+k' && event.key !== 'Enter' && target === undefined) return
    // The browser has its own search on this shortcut, and moves the caret by the other keys.
    event.preventDefault()
    if (key === 'mod+k') onClose()
    else if (target !== undefined) results.choose(items[target]!)
    else if (key !== 'mod+enter' && !event.shiftKey) enter.press()
    // Not for a result that isn't shown yet.
    else if (isRendered && event.shiftKey) actions.star()
    else if (isRendered) actions.copy()
  }
  const isNothingFound =
    items.length + rendered.length === 0 && !search.isFailed && search.unsearched.length === 0

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- beside the button and Escape
    <div
      ref={layer}
      popover="auto"
      className={scrim}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for all that it contains */}
      <dialog
        open
        aria-modal
        aria-label={shellMessages.text('palette.label')}
        className={surface}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !starring) return
          // Otherwise the browser would close the palette.
          event.preventDefault()
          showResults()
        }}
      >
        <PaletteInput
          ref={input}
          value={query}
          onChange={type}
          onKeyDown={handleKeyDown}
          onClose={onClose}
          listId={starring ? undefined : listId}
          currentId={!starring && isRendered && current ? `${listId}-${keyOf(current)}` : undefined}
        />
        {starring ? (
          <StarRow row={starring} onBack={showResults} />
        ) : (
          <>
            <PaletteList
              id={listId}
              sections={rendered}
              isCurrent={(item) => isSame(item, current)}
              onPoint={results.choose}
              onChoose={open}
            />
            {isNothingFound && <NothingFound query={query} search={search} />}
            <SearchNotice {...search} />
            <PaletteFoot
              actions={actions}
              status={isSearching ? text('searching') : text('results', { count: items.length })}
            />
          </>
        )}
      </dialog>
    </div>
  )
}

/** The place in the list to which a key moves the choice; undefined for other keys, and in an empty list. */
function targetOf(key: string, at: number, length: number): number | undefined {
  const last = length - 1
  if (length === 0) return undefined
  if (key === 'ArrowDown') return at === last ? 0 : at + 1
  if (key === 'ArrowUp') return at === 0 ? last : at - 1
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

const scrim = css({
  position: 'fixed',
  inset: '0',
  width: 'full',
  maxWidth: '[none]',
  height: '[100dvh]',
  maxHeight: '[none]',
  justifyContent: 'center',
  alignItems: 'flex-start',
  paddingBlock: '[112px 32px]',
  paddingInline: '4',
  background: 'overlay.scrim',
  _open: { display: 'flex' },
  mobileDown: { padding: '0' },
})
const surface = css({
  position: 'static',
  display: 'flex',
  flexDirection: 'column',
  margin: '0',
  padding: '0',
  width: '[min(600px, 100%)]',
  maxHeight: 'full',
  background: 'bg.raised',
  color: 'fg.default',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  boxShadow: 'dialog',
  overflow: 'hidden',
  mobileDown: { width: 'full', height: 'full', border: '[0]', borderRadius: '[0]' },
})
