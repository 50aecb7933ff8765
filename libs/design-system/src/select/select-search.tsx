import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { field, select } from '@tandem/design-system/recipes'
import { matchesQuery } from './matches-query.ts'
import type { SelectControlProps } from './select-control-props.ts'
import { useTakeOverFocus } from './use-take-over-focus.ts'

/**
 * One frame after opening, Ark puts the cursor behind the chosen label, where typing would append to it
 * instead of replacing it.
 */
function selectSoon(input: HTMLInputElement | null) {
  if (!input) return
  const label = input.value
  const select = () => input.value === label && input.select()
  requestAnimationFrame(() => requestAnimationFrame(select))
}

export function SelectSearch(props: SelectControlProps) {
  const { options, value, look, size, labelId, control, intent, words } = props
  const classes = select({ look, size })
  const frame = field({ size })
  const input = useRef<HTMLInputElement>(null)
  useTakeOverFocus(intent, control.id)
  useEffect(() => {
    // It is open from the start, so no change event comes.
    if (intent === 'open') selectSoon(input.current)
  }, [intent])
  // Null: nothing is being typed, and the input shows the chosen label.
  const [typed, setTyped] = useState<string | null>(null)
  const query = typed ?? ''
  const chosen = options.find((option) => option.value === value)
  const collection = useMemo(() => {
    const items =
      query === ''
        ? [...options]
        : options.filter((option) => matchesQuery(`${option.label} ${option.hint ?? ''}`, query))
    return createListCollection({ items, itemToString: (option) => option.label })
  }, [options, query])
  const shown = collection.size

  return (
    <Ark.Root
      collection={collection}
      ids={{ label: labelId, input: control.id }}
      value={value === undefined ? [] : [value]}
      onValueChange={({ value: [next] }) => next !== undefined && props.onValueChange(next)}
      inputValue={typed ?? chosen?.label ?? ''}
      onInputValueChange={(change) => setTyped(change.reason === 'input-change' ? change.inputValue : null)}
      onOpenChange={({ open, reason }) => {
        if (!open) setTyped(null)
        else if (reason !== 'input-change') selectSoon(input.current)
      }}
      inputBehavior="autohighlight"
      openOnClick
      placeholder={props.placeholder}
      disabled={props.disabled}
      required={props.required}
      invalid={Boolean(props.error)}
      name={props.name}
      defaultOpen={intent === 'open'}
      positioning={{ strategy: 'fixed', sameWidth: true, gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Control className={frame.control}>
        <Ark.Input
          {...control}
          ref={input}
          aria-labelledby={labelId}
          className={frame.input}
          // Ark reports typing later and then writes an older text into the input: quick typing in a busy
          // page would lose letters.
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          // Even if it is already open.
          onClick={() => query === '' && selectSoon(input.current)}
          onBlur={props.onBlur}
        />
        <Ark.Trigger className={classes.indicator} tabIndex={-1} aria-labelledby={labelId}>
          <ChevronsUpDown aria-hidden />
        </Ark.Trigger>
      </Ark.Control>
      <Ark.Positioner className={classes.positioner}>
        <div className={classes.content}>
          <Ark.Content aria-labelledby={labelId}>
            {collection.items.map((option) => (
              <Ark.Item key={option.value} item={option} className={classes.item}>
                {option.icon && <span className={classes.icon}>{option.icon}</span>}
                <Ark.ItemText className={classes.itemText}>{option.label}</Ark.ItemText>
                {option.hint && <span className={classes.itemHint}>{option.hint}</span>}
                <span className={classes.check}>
                  <Ark.ItemIndicator>
                    <Check aria-hidden />
                  </Ark.ItemIndicator>
                </span>
              </Ark.Item>
            ))}
          </Ark.Content>
          <output className={classes.count}>
            {shown === 0 ? words.noMatch : words.count(shown, options.length)}
          </output>
        </div>
      </Ark.Positioner>
    </Ark.Root>
  )
}
