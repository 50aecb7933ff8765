import { Kbd } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import type { RowRef } from '@tandem/items'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { shellMessages } from '../messages.ts'
import { pressedKey } from '../shortcuts/pressed-key.ts'
import { paletteMessages } from './messages.ts'
import { searchItems } from './palette-items.ts'
import type { FoundItem, PaletteSection } from './palette-items.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteList } from './palette-list.tsx'
import { SearchNotice } from './search-notice.tsx'
import { StarRow } from './star-row.tsx'
import { useEnter } from './use-enter.ts'
import { useHitItems } from './use-hit-items.tsx'
import { useItemActions } from './use-item-actions.ts'
import { usePaletteItems } from './use-palette-items.tsx'
import { useSearchHits } from './use-search-hits.ts'

/**
 * One box that finds pages, stores, actions and the team's data. It is a modal dialog of the browser, which keeps the focus
 * and returns it.
 */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const text = paletteMessages.useText()
  const label = shellMessages.text('palette.label')
  const listId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState<string | null>(null)
  const [starring, setStarring] = useState<RowRef | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const search = useSearchHits(query)
  const sections = searchItems([...usePaletteItems(), ...useHitItems(search)], query)
  const items = sections.flatMap((section) => section.items)
  // Found by its key and not by its place: when the answer arrives, the chosen result stays chosen.
  const current = items.find((item) => keyOf(item) === active) ?? items[0]
  // The input shows what is typed without waiting until the results are rendered.
  const rendered = useDeferredValue(sections, none)
  const isRendered = rendered.some((section) => section.items.some((item) => isSame(item, current)))
  const renderedId = current && isRendered ? `${listId}-${keyOf(current)}` : undefined
  const actions = useItemActions(current, setStarring)
  const { isSearching } = search

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it is removed, so that the focus returns to where it was.
    return () => element?.close()
  }, [])

  const choose = (item: FoundItem) => {
    onClose()
    item.run()
  }
  const enter = useEnter({ query, current, isRendered, isSearching, onChoose: choose })
  const showResults = () => {
    setStarring(null)
    input.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const last = items.length - 1
    const at = current ? items.indexOf(current) : 0
    const targets: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    // Keys during composition belong to the input method.
    if (event.nativeEvent.isComposing) return
    const key = pressedKey(event.nativeEvent)
    if (key === 'mod+k') {
      // Not passed on, because the browser has its own search on this shortcut.
      event.preventDefault()
      onClose()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (key !== 'mod+enter' && !event.shiftKey) enter.press()
      // Not for a result that isn't shown yet.
      else if (isRendered && event.shiftKey) actions.star()
      else if (isRendered) actions.copy()
    } else if (targets[event.key] !== undefined && items.length > 0) {
      event.preventDefault()
      setActive(keyOf(items[targets[event.key]!]!))
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- beside the button and Escape
    <dialog
      ref={dialog}
      className={surface}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        if (starring) showResults()
        else onClose()
      }}
      // A click outside the content hits the dialog itself.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={content}>
        <div className={line}>
          <Search size={18} aria-hidden />
          <input
            ref={input}
            className={field}
            role="combobox"
            aria-label={label}
            aria-expanded={starring === null}
            aria-controls={starring ? undefined : listId}
            aria-autocomplete="list"
            // Set once the option is rendered: before that, a screen reader would not find it.
            aria-activedescendant={starring ? undefined : renderedId}
            placeholder={label}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setActive(null)
              enter.forget()
              setStarring(null)
            }}
            onKeyDown={handleKeyDown}
          />
          <button type="button" className={close} aria-label={text('close')} onClick={onClose}>
            <Kbd aria-hidden>{text('escape')}</Kbd>
            <X className={cross} size={20} aria-hidden />
          </button>
        </div>
        {starring ? (
          <StarRow row={starring} onBack={showResults} />
        ) : (
          <>
            <PaletteList
              id={listId}
              sections={rendered}
              isCurrent={(item) => isSame(item, current)}
              onPoint={(item) => setActive(keyOf(item))}
              onChoose={choose}
            />
            {items.length + rendered.length === 0 && !search.isFailed && search.unsearched.length === 0 && (
              <div className={nothing}>
                {isSearching ? (
                  <p>{text('searching')}</p>
                ) : search.isTooShort ? (
                  <p>{text('tooShort')}</p>
                ) : (
                  <>
                    <p>{text('nothing', { query: query.trim() })}</p>
                    <p className={advice}>{text('nothingAdvice')}</p>
                  </>
                )}
              </div>
            )}
            <SearchNotice {...search} />
            <PaletteFoot
              actions={actions}
              status={isSearching ? text('searching') : text('results', { count: items.length })}
            />
          </>
        )}
      </div>
    </dialog>
  )
}

const none: readonly PaletteSection[] = []

/** Tells items apart, also those of different groups with the same id. */
const keyOf = ({ group, id }: FoundItem) => `${group}-${id}`

const isSame = (one: FoundItem, other: FoundItem | undefined) =>
  other !== undefined && keyOf(one) === keyOf(other)

const surface = css({
  position: 'fixed',
  inset: '0',
  margin: '[112px auto auto]',
  width: '[min(600px, 100vw - 32px)]',
  maxWidth: '[none]',
  maxHeight: '[calc(100dvh - 144px)]',
  padding: '0',
  background: 'bg.raised',
  color: 'fg.default',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  boxShadow: 'dialog',
  overflow: 'hidden',
  _open: { display: 'flex' },
  _backdrop: { background: 'overlay.scrim' },
  mobileDown: {
    margin: '0',
    width: 'full',
    maxHeight: '[100dvh]',
    height: '[100dvh]',
    border: '[0]',
    borderRadius: '[0]',
  },
})
const content = css({ display: 'flex', flexDirection: 'column', width: 'full', minHeight: '0' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  flex: 'none',
  height: '[52px]',
  paddingInline: '4',
  borderBottom: '1px solid',
  borderBottomColor: 'border.default',
  color: 'fg.muted',
})
const field = css({
  flex: '1',
  minWidth: '0',
  height: 'full',
  background: 'transparent',
  color: 'fg.default',
  fontSize: '[1rem]',
  // The only element that gets the focus when the dialog opens; its caret shows it.
  outline: '[0]',
  _placeholder: { color: 'fg.muted' },
})
const close = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: { base: 'control-touch', mobile: '6' },
  minHeight: { base: 'control-touch', mobile: '6' },
  marginInlineEnd: { base: '-2', mobile: '0' },
  borderRadius: 'xs',
  cursor: 'pointer',
})
const cross = css({ mobile: { display: 'none' } })
const nothing = css({ padding: '8', textAlign: 'center', overflowWrap: 'anywhere' })
const advice = css({ marginTop: '1', textStyle: 'sm', color: 'fg.muted' })
