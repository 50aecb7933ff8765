import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { Check } from 'lucide-react'
import { useEffect, useId } from 'react'
import { menu } from '@tandem/design-system/recipes'
import type { MenuItem, MenuProps, MenuStart } from './menu-props.ts'

interface MenuPopupProps extends Omit<MenuProps, 'trigger'> {
  triggerId: string
  start: MenuStart
  onClose: () => void
}

export function MenuPopup({ triggerId, items, header, placement, start, onClose }: MenuPopupProps) {
  const classes = menu()
  const contentId = useId()
  const choices = items.filter((item) => item !== 'separator')
  const lit = start === 'first' ? choices[0]?.key : start === 'last' ? choices.at(-1)?.key : undefined

  const close = () => {
    // The popup disappears immediately, so the focus is returned here, unless a click outside has moved it
    // already.
    if (
      document.getElementById(contentId)?.contains(document.activeElement) ||
      document.activeElement === document.body
    )
      document.getElementById(triggerId)?.focus({ preventScroll: true })
    onClose()
  }

  // Ark focuses the list one frame after an arrow key, even if an item was chosen earlier, and would steal
  // the focus.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById(triggerId)?.focus({ preventScroll: true })
    },
    [triggerId],
  )

  return (
    <Ark.Root
      open
      ids={{ trigger: triggerId, content: contentId }}
      onOpenChange={(change) => !change.open && close()}
      defaultHighlightedValue={lit}
      positioning={{ placement, gutter: 4 }}
    >
      <Portal>
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content}>
            {header && <div className={classes.header}>{header}</div>}
            {items.map((item, index) =>
              item === 'separator' ? (
                <Ark.Separator key={`separator-${index}`} className={classes.separator} />
              ) : (
                <Row key={item.key} item={item} />
              ),
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

function Row({ item }: { item: MenuItem }) {
  const classes = menu({ danger: item.danger })
  const reasonId = useId()
  const off = item.disabledReason !== undefined
  return (
    // Not Ark's `disabled`: it skips the item, so that keyboard users never learn the reason.
    <Ark.Item
      className={classes.item}
      value={item.key}
      valueText={item.label}
      aria-disabled={off || undefined}
      {...(item.checked !== undefined && { role: 'menuitemradio', 'aria-checked': item.checked })}
      aria-describedby={off ? reasonId : undefined}
      closeOnSelect={!off}
      onSelect={off ? undefined : item.onSelect}
    >
      {item.icon && <span className={classes.icon}>{item.icon}</span>}
      <span className={classes.texts}>
        {item.label}
        {off && (
          <span className={classes.reason} id={reasonId}>
            {item.disabledReason}
          </span>
        )}
      </span>
      {item.end && <span className={classes.end}>{item.end}</span>}
      {item.checked && (
        <span className={classes.end}>
          <Check size={16} aria-hidden />
        </span>
      )}
    </Ark.Item>
  )
}
