import { Checkbox, Dialog, Kbd } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Fragment, useState } from 'react'
import { shellMessages } from '../messages.ts'
import { shortcutMessages } from './messages.ts'
import { useSingleKeys } from './shortcut-state.ts'
import { shortcutGroups } from './shortcuts.ts'
import type { Shortcut } from './shortcuts.ts'
import { shownKeys } from './shown-keys.ts'

interface ShortcutHelpProps {
  shortcuts: readonly Shortcut[]
  onClose: () => void
}

/** Lists every shortcut with its keys, and has the switch that turns single keys off. */
export function ShortcutHelp({ shortcuts, onClose }: ShortcutHelpProps) {
  const shellText = shellMessages.useText()
  const text = shortcutMessages.useText()
  const { areOn, turn } = useSingleKeys()
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        onClose()
      }}
      title={shellText('shortcuts.title')}
      labels={{ close: text('close') }}
    >
      {shortcutGroups.map((group, position) => (
        <section key={group} aria-label={text(`group.${group}`)}>
          {/* The list starts at its top; its switch is below it. */}
          <h3 className={heading} {...(position === 0 && { tabIndex: -1, 'data-autofocus': true })}>
            {text(`group.${group}`)}
          </h3>
          <dl>
            {shortcuts
              .filter((shortcut) => shortcut.group === group)
              .map(({ keys, label }) => (
                <div key={keys.join(' ')} className={row}>
                  <dt>{label}</dt>
                  <dd className={pressed}>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && <span className={then}>{text('andThen')}</span>}
                        {shownKeys([key]).map((name) => (
                          <Kbd key={name} className={shown}>
                            {name}
                          </Kbd>
                        ))}
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <Checkbox label={text('singleKeys')} checked={areOn} onChange={(event) => turn(event.target.checked)} />
    </Dialog>
  )
}

const heading = css({
  textStyle: '2xs',
  color: 'fg.muted',
  marginBottom: '1',
  outline: '[0]',
})
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: 'control-lg',
  borderBottom: '1px solid',
  borderBottomColor: 'border.subtle',
})
const pressed = css({ display: 'flex', alignItems: 'center', gap: '1', flex: 'none' })
// In a narrow window, too: it opens with a key only.
const shown = css({ mobileDown: { display: 'inline-flex' } })
const then = css({ textStyle: 'xs', color: 'fg.muted', marginInline: '0.5' })
