/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   The focus and the keys stay in the search box above; no element of HTML is a list that is moved through from there. */
import { css, cx } from '@tandem/design-system/css'
import { useEffect, useRef } from 'react'
import { paletteMessages } from './messages.ts'
import type { FoundItem, PaletteSection } from './palette-items.ts'

interface PaletteListProps {
  id: string
  sections: readonly PaletteSection[]
  isCurrent: (item: FoundItem) => boolean
  /** Called when the pointer moves onto an item. */
  onPoint: (item: FoundItem) => void
  onChoose: (item: FoundItem) => void
}

/** The results in their groups; the focus stays in the search box. */
export function PaletteList({ id, sections, isCurrent, onPoint, onChoose }: PaletteListProps) {
  const text = paletteMessages.useText()
  return (
    <div id={id} role="listbox" aria-label={text('list')} className={list}>
      {sections.map(({ group, items }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" className={heading}>
            {text(`group.${group}`)}
          </div>
          {items.map((item) => (
            <Option
              key={item.id}
              id={`${id}-${group}-${item.id}`}
              item={item}
              isCurrent={isCurrent(item)}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Pick<PaletteListProps, 'id' | 'onPoint' | 'onChoose'> {
  item: FoundItem
  isCurrent: boolean
}

function Option({ id, item, isCurrent, onPoint, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={cx(option, isCurrent && chosen)}
      // Not on enter: rows that scroll under a resting pointer would take the choice away from the keyboard.
      onPointerMove={() => !isCurrent && onPoint(item)}
      // Keeps the focus in the search box.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
    >
      <span className={picture}>{item.icon}</span>
      <span className={words}>
        <span className={label} dir="auto">
          {partsOf(item).map(({ part, isHit }, index) =>
            isHit ? (
              <b key={index} className={hit}>
                {part}
              </b>
            ) : (
              part
            ),
          )}
        </span>
        {item.detail && (
          <span className={detail} dir="auto">
            {item.detail}
          </span>
        )}
      </span>
      {item.hint !== undefined && <span className={hint}>{item.hint}</span>}
    </div>
  )
}

/** The label, split at its matched parts. */
function partsOf({ label: whole, ranges }: FoundItem) {
  const parts: { part: string; isHit: boolean }[] = []
  let at = 0
  for (const [start, end] of ranges) {
    parts.push({ part: whole.slice(at, start), isHit: false }, { part: whole.slice(start, end), isHit: true })
    at = end
  }
  return [...parts, { part: whole.slice(at), isHit: false }].filter(({ part }) => part !== '')
}

const list = css({
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '1',
  '&:empty': { display: 'none' },
  scrollPaddingBlock: '2',
})
const heading = css({
  padding: '2',
  paddingTop: '2.5',
  paddingBottom: '1',
  textStyle: '2xs',
  color: 'fg.muted',
})
const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: { base: 'control-touch', mobile: 'control-lg' },
  paddingInline: '3',
  paddingBlock: '1',
  borderRadius: 'md',
  textStyle: 'md',
  cursor: 'pointer',
  scrollMarginBlock: '8',
})
const chosen = css({
  background: 'bg.active',
  _highContrast: { outline: '2px solid', outlineOffset: '[-2px]' },
})
const picture = css({
  display: 'flex',
  flex: 'none',
  color: 'fg.muted',
  '& [data-star]': { color: 'star.solid', fill: 'current' },
})
const words = css({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: '2',
  flex: '1',
  minWidth: '0',
  mobileDown: { flexDirection: 'column', alignItems: 'stretch' },
})
const label = css({
  flex: '[0 1 auto]',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
// It names whose a hit is, so a long hit is shortened first.
const detail = css({
  flex: '[1 0 auto]',
  maxWidth: '[50%]',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textStyle: 'sm',
  color: 'fg.muted',
  mobileDown: { flex: 'none', maxWidth: 'full' },
})
const hit = css({ fontWeight: 'semibold' })
const hint = css({ flex: 'none', textStyle: 'sm', color: 'fg.muted' })
