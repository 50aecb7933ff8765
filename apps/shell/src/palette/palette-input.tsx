import { Kbd } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Search, X } from 'lucide-react'
import type { KeyboardEventHandler, RefObject } from 'react'
import { shellMessages } from '../messages.ts'
import { paletteMessages } from './messages.ts'

interface PaletteInputProps {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onChange: (query: string) => void
  onKeyDown: KeyboardEventHandler
  onClose: () => void
  /** The id of the list below; undefined while it isn't shown. */
  listId: string | undefined
  /** The id of the chosen result in the list; undefined until it is rendered, because a screen reader wouldn't find it. */
  currentId: string | undefined
}

/** The first line of the palette: what is searched, and a button to close. */
export function PaletteInput({ listId, currentId, onChange, onClose, ...input }: PaletteInputProps) {
  const text = paletteMessages.useText()
  const label = shellMessages.text('palette.label')
  return (
    <div className={line}>
      <Search size={18} aria-hidden />
      <input
        {...input}
        className={field}
        role="combobox"
        aria-label={label}
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={currentId}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="button" className={close} aria-label={text('close')} onClick={onClose}>
        <Kbd aria-hidden>{text('escape')}</Kbd>
        <X className={cross} size={20} aria-hidden />
      </button>
    </div>
  )
}

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
