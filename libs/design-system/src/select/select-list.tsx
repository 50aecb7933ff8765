import { createListCollection, Select as Ark } from '@ark-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useMemo } from 'react'
import { select } from '@tandem/design-system/recipes'
import { SelectValue } from './select-value.tsx'
import type { SelectControlProps } from './select-control-props.ts'
import { useTakeOverFocus } from './use-take-over-focus.ts'

export function SelectList(props: SelectControlProps) {
  const { options, value, look, size, labelId, control, intent } = props
  const classes = select({ look, size })
  const triggerId = `${control.id}-trigger`
  useTakeOverFocus(intent, triggerId)
  const collection = useMemo(
    () => createListCollection({ items: [...options], itemToString: (option) => option.label }),
    [options],
  )

  return (
    <Ark.Root
      collection={collection}
      ids={{ label: labelId, trigger: triggerId, hiddenSelect: control.id }}
      value={value === undefined ? [] : [value]}
      onValueChange={({ value: [next] }) => next !== undefined && props.onValueChange(next)}
      disabled={props.disabled}
      required={props.required}
      invalid={Boolean(props.error)}
      name={props.name}
      defaultOpen={intent === 'open'}
      // Not in a portal: inside a dialog the list must stay within the focus trap. `fixed` prevents clipping.
      positioning={{
        strategy: 'fixed',
        sameWidth: look === 'field',
        gutter: 4,
        placement: look === 'field' ? 'bottom-start' : 'bottom-end',
      }}
      lazyMount
      unmountOnExit
    >
      <Ark.Control>
        <Ark.Trigger
          aria-describedby={control['aria-describedby']}
          className={classes.trigger}
          onBlur={props.onBlur}
        >
          <SelectValue {...props} />
          <Ark.Indicator className={classes.indicator}>
            <ChevronsUpDown aria-hidden />
          </Ark.Indicator>
        </Ark.Trigger>
      </Ark.Control>
      <Ark.Positioner className={classes.positioner}>
        <Ark.Content className={classes.content}>
          {options.map((option) => (
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
      </Ark.Positioner>
      <Ark.HiddenSelect />
    </Ark.Root>
  )
}
