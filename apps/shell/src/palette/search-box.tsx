import { IconButton, Kbd } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useSetAtom } from 'jotai'
import { Search } from 'lucide-react'
import { shellMessages } from '../messages.ts'
import { shownKeys } from '../shortcuts/shown-keys.ts'
import { isPaletteOpenAtom } from './palette-state.ts'
import { readPaletteAhead } from './read-palette-ahead.ts'

/** Opens the command palette: a box in the header, an icon on phones. */
export function SearchBox({ isPhone }: { isPhone: boolean }) {
  const text = shellMessages.useText()
  const setOpen = useSetAtom(isPaletteOpenAtom)
  const props = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onPointerEnter: readPaletteAhead,
    onFocus: readPaletteAhead,
    onClick: () => setOpen(true),
  } as const
  return isPhone ? (
    <IconButton
      label={text('palette.label')}
      icon={<Search size={20} aria-hidden />}
      size="touch"
      {...props}
    />
  ) : (
    <button type="button" className={box} {...props}>
      <Search size={16} aria-hidden />
      <span className={words}>{text('palette.label')}</span>
      <Kbd aria-hidden>{shownKeys(['mod+k']).join(' ')}</Kbd>
    </button>
  )
}

const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  // In narrow windows the breadcrumb keeps its text.
  flex: '[1000 0 140px]',
  minWidth: '[140px]',
  maxWidth: '[232px]',
  height: 'control-md',
  paddingInline: '2.5',
  borderRadius: 'md',
  border: '1px solid',
  borderColor: 'border.strong',
  background: 'bg.surface',
  color: 'fg.muted',
  textStyle: 'sm',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'bg.hover' },
})
const words = css({
  flex: '1',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
