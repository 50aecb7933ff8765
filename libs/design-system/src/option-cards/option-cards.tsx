import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { field, optionCards } from '@tandem/design-system/recipes'

export interface OptionCard<Value extends string> {
  value: Value
  label: string
  hint?: string
  icon?: ReactNode
  /** A picture of the option, above its name; decorative. */
  art?: ReactNode
  /** What the option looks like in use, below its name; decorative. */
  sample?: ReactNode
  disabled?: boolean
}

export interface OptionCardsProps<Value extends string> {
  label: string
  options: readonly OptionCard<Value>[]
  value: Value | undefined
  onValueChange: (value: Value) => void
  name?: string
  /** From tablets on; with four, a phone shows two. */
  columns?: 1 | 2 | 3 | 4
  /** Shows the label as the heading of a section, with the hint below. */
  prominent?: boolean
  hint?: string
  error?: string
}

/**
 * A choice between a few options as bordered cards. Inside are native radio buttons: Tab enters, arrows
 * choose.
 */
export function OptionCards<Value extends string>(props: OptionCardsProps<Value>) {
  const { label, options, value, onValueChange, columns, prominent = false, hint, error } = props
  const ownName = useId()
  const messageId = useId()
  const message = field()
  const classes = optionCards({
    columns: columns && (`${columns}` as const),
    invalid: Boolean(error),
    prominent,
  })

  return (
    <fieldset
      className={classes.root}
      aria-describedby={error || (hint && !prominent) ? messageId : undefined}
    >
      <legend className={classes.legend}>
        {label}
        {prominent && <span className={classes.description}>{hint}</span>}
      </legend>
      <div className={classes.cards}>
        {options.map((option) => (
          <label key={option.value} className={classes.card}>
            {option.art && (
              <span className={classes.art} aria-hidden>
                {option.art}
              </span>
            )}
            <input
              type="radio"
              className={classes.radio}
              name={props.name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            {option.icon && <span className={classes.icon}>{option.icon}</span>}
            <span className={classes.texts}>
              <span className={classes.label}>{option.label}</span>
              {option.hint && <span className={classes.hint}>{option.hint}</span>}
            </span>
            {option.sample && (
              <span className={classes.sample} aria-hidden>
                {option.sample}
              </span>
            )}
          </label>
        ))}
      </div>
      <div id={messageId} className={message.message} aria-live="polite">
        {error ? (
          <span className={message.error}>
            <CircleAlert aria-hidden />
            {error}
          </span>
        ) : (
          !prominent && hint
        )}
      </div>
    </fieldset>
  )
}
