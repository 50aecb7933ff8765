import { ChevronsUpDown } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { select } from '@tandem/design-system/recipes'
import { Field } from '../field/field.tsx'
import { lazyPart } from '../lazy-part/lazy-part.ts'
import { OrElse } from '../lazy-part/or-else.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { PlainSelect } from './plain-select.tsx'
import { SelectValue } from './select-value.tsx'
import { defaultLabels } from './select-control-props.ts'
import type { SelectControlProps, Intent, SelectProps } from './select-control-props.ts'
import { useIsLive } from './use-is-live.ts'

const SelectList = lazyPart(async () => (await import('./select-list.tsx')).SelectList)
const SelectSearch = lazyPart(async () => (await import('./select-search.tsx')).SelectSearch)

const handful = 12

/**
 * A choice from a list: arrows and first letters choose; with many options typing filters them. The list
 * loads separately; without it, the browser's own select takes its place.
 */
export function Select<Value extends string>({
  label,
  hint,
  error,
  searchable,
  ...props
}: SelectProps<Value>) {
  const labelId = useId()
  const isLive = useIsLive()
  const { options, value, placeholder, required, disabled, name, size } = props
  return (
    <Field label={<span id={labelId}>{label}</span>} hint={hint} error={error}>
      {(control) =>
        isLive ? (
          <LazyControl
            {...props}
            // Only values of the options come back.
            onValueChange={(value) => props.onValueChange(value as Value)}
            look="field"
            error={error}
            labelId={labelId}
            control={control}
            searchable={searchable ?? props.options.length >= handful}
          />
        ) : (
          <PlainSelect
            {...{ options, value, placeholder, required, disabled, name, size, labelId, control }}
            look="field"
          />
        )
      }
    </Field>
  )
}

export type SwitcherProps<Value extends string> = Omit<
  SelectProps<Value>,
  'hint' | 'error' | 'searchable' | 'required' | 'size'
> & {
  /** `field`: beside a label text, in a list of settings. */
  look?: 'switcher' | 'field'
  /** Whether typing filters the options; by default from twelve options on. */
  searchable?: boolean
}

/**
 * The compact Select of a page header: which store or account the page shows. Its label is only for screen
 * readers.
 */
export function Switcher<Value extends string>({
  label,
  look = 'switcher',
  searchable = false,
  ...props
}: SwitcherProps<Value>) {
  const labelId = useId()
  const controlId = useId()
  return (
    <>
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      <LazyControl
        {...props}
        // Only values of the options come back.
        onValueChange={(value) => props.onValueChange(value as Value)}
        look={look}
        labelId={labelId}
        control={{ id: controlId }}
        searchable={searchable && props.options.length >= handful}
      />
    </>
  )
}

type LazyControlProps = Omit<SelectControlProps, 'intent' | 'words'> &
  Pick<SelectProps<string>, 'labels' | 'searchable'>

function LazyControl({ labels, searchable, ...props }: LazyControlProps) {
  const [intent, setIntent] = useState<Intent>('none')
  const Control = searchable ? SelectSearch : SelectList
  const control = { ...props, intent, words: { ...defaultLabels, ...labels } }
  return (
    <OrElse instead={<PlainSelect {...props} />}>
      <div className={select().root}>
        <Suspense fallback={<StandIn {...control} onIntent={setIntent} />}>
          <Control {...control} />
        </Suspense>
      </div>
    </OrElse>
  )
}

function StandIn(props: SelectControlProps & { onIntent: (intent: Intent) => void }) {
  const classes = select({ look: props.look, size: props.size })
  return (
    <button
      type="button"
      id={`${props.control.id}-trigger`}
      className={classes.trigger}
      aria-haspopup="listbox"
      aria-labelledby={`${props.labelId} ${props.control.id}-trigger`}
      disabled={props.disabled}
      onFocus={() => props.onIntent('focus')}
      onBlur={() => props.onIntent('none')}
      onClick={() => props.onIntent('open')}
    >
      <SelectValue {...props} />
      <span className={classes.indicator}>
        <ChevronsUpDown aria-hidden />
      </span>
    </button>
  )
}
