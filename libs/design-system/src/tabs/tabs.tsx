import { Tabs as Ark } from '@ark-ui/react/tabs'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { tabs } from '@tandem/design-system/recipes'
import { Count, Tag } from '../badge/mark.tsx'
import { useFormatNumber } from '../numbers/use-format-number.ts'

export interface TabItem<Value extends string> {
  value: Value
  label: string
  count?: number
  /** An outlined word such as "Soon". */
  tag?: string
  disabled?: boolean
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  /** What the tabs divide, for screen readers: "Stores". */
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

/** Scrolls a row sideways, and nothing else, until one of its items is in sight. */
function showInRow(row: HTMLElement, item: HTMLElement) {
  const [shown, wanted] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  if (wanted.left < shown.left) row.scrollLeft -= shown.left - wanted.left
  else if (wanted.right > shown.right) row.scrollLeft += wanted.right - shown.right
}

/** Views of one page, one of which is shown; arrows move between them. Keep `value` in the address. */
export function Tabs<Value extends string>({ label, items, value, onValueChange }: TabsProps<Value>) {
  const classes = tabs()
  const formatNumber = useFormatNumber()
  const list = useRef<HTMLDivElement>(null)
  // A count that arrives later makes its tab wider.
  const counts = items.map(({ count }) => count).join()
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-selected]')
    if (list.current && chosen) showInRow(list.current, chosen)
  }, [value, counts])
  return (
    <Ark.Root
      value={value}
      onValueChange={(change) => onValueChange(change.value as Value)}
      lazyMount
      unmountOnExit
    >
      <Ark.List ref={list} className={classes.list} aria-label={label}>
        {items.map((item) => (
          <Ark.Trigger
            key={item.value}
            className={classes.trigger}
            value={item.value}
            disabled={item.disabled}
          >
            {/* Spaces keep the words separate for screen readers; adjacent boxes would be read as one
                word. */}
            {item.label} {item.count !== undefined && <Count>{formatNumber(item.count)}</Count>}
            {item.tag && <Tag>{item.tag}</Tag>}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((item) => (
        <Ark.Content key={item.value} className={classes.content} value={item.value}>
          {/* The previous tab's content is removed immediately, even before its panel is. */}
          {item.value === value && item.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}
