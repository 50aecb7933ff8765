import { Button, Kbd } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { paletteMessages } from './messages.ts'
import { shownKeys } from '../shortcuts/shown-keys.ts'
import type { ItemActions } from './use-item-actions.ts'

interface PaletteFootProps {
  actions: ItemActions
  /** How many results there are, or that they are being searched. */
  status: string
}

/** What the keys do with the chosen item, as buttons where the keys aren't those of any list. */
export function PaletteFoot({ actions, status }: PaletteFootProps) {
  const text = paletteMessages.useText()
  const { copied, copy, starLabel, star, outcome } = actions
  const buttonProps = {
    variant: 'ghost',
    size: 'sm',
    className: touchable,
    // The focus stays in the search box, and so does the choice.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  } as const
  return (
    <div className={foot}>
      <span className={keys} aria-hidden>
        {text('move')}
        <Keys of={['↑', '↓']} />
        <span className={apart}>{text('open')}</span>
        <Keys of={['↵']} />
      </span>
      <span className={buttons}>
        {copied && (
          <Button onClick={copy} aria-keyshortcuts="Control+Enter Meta+Enter" {...buttonProps}>
            {text('copy', { what: copied.what })}
            <Keys of={['mod+↵']} />
          </Button>
        )}
        {starLabel !== null && (
          <Button onClick={star} aria-keyshortcuts="Shift+Enter" {...buttonProps}>
            {starLabel}
            <Keys of={['⇧', '↵']} />
          </Button>
        )}
      </span>
      <output className={output}>{outcome || status}</output>
    </div>
  )
}

function Keys({ of }: { of: readonly string[] }) {
  return (
    <span className={hint} aria-hidden>
      {shownKeys(of).map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  )
}

const foot = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  flex: 'none',
  minHeight: '[40px]',
  marginTop: 'auto',
  paddingInline: '4',
  borderTop: '1px solid',
  borderTopColor: 'border.default',
  textStyle: 'xs',
  color: 'fg.muted',
  mobileDown: { flexWrap: 'wrap', paddingBlock: '2' },
})
const keys = css({ display: 'flex', alignItems: 'center', gap: '1', mobileDown: { display: 'none' } })
const apart = css({ marginInlineStart: '3' })
const buttons = css({ display: 'flex', alignItems: 'center', gap: '1', flex: 'none' })
const touchable = css({ mobileDown: { minHeight: 'control-touch' } })
const hint = css({
  display: 'inline-flex',
  gap: '1',
  marginInlineStart: '1',
  mobileDown: { display: 'none' },
})
const output = css({
  flex: '1',
  minWidth: '0',
  textAlign: 'end',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
