import { CircleAlert, X } from 'lucide-react'
import { useRef } from 'react'
import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react'
import { tagsField } from '@tandem/design-system/recipes'
import { Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { useListMotion } from '../list-motion/use-list-motion.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** One of the values of a TagsField. */
export interface FieldTag {
  value: string
  /** What is wrong with it, for screen readers; show it below the field as well. */
  problem?: string
}

export interface TagsFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'inputMode' | 'autoComplete' | 'placeholder'> {
  tags: readonly FieldTag[]
  /** The text that isn't a value yet. */
  typed: string
  onTypedChange: (typed: string) => void
  /** Ends a value while typing, and separates pasted values. */
  separators: RegExp
  /** Called with typed or pasted text, including separators, when it should become values. */
  onAdd: (text: string) => void
  onRemove: (value: string) => void
  labels: {
    /** What the values are, for screen readers: "People to invite". */
    list: string
    remove: (value: string) => string
  }
}

/**
 * Several values in one field: a separator, Enter or Tab turns the text into a value, a pasted list becomes
 * many, Backspace removes the last one. Enter in an empty field submits its form, which includes unfinished
 * text.
 */
export function TagsField(props: TagsFieldProps) {
  const { label, hint, error, labelAction, tags, typed, onTypedChange, separators, onAdd, onRemove } = props
  const { labels, name, inputMode, autoComplete, placeholder } = props
  const classes = tagsField()
  const { listRef } = useListMotion()
  const input = useRef<HTMLInputElement>(null)
  const isSeveral = (text: string) => separators.test(text.trim())

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    // Not on blur: the button that the pointer is about to press would move away.
    if ((event.key === 'Enter' || event.key === 'Tab') && typed.trim() !== '') {
      if (event.key === 'Enter') event.preventDefault()
      onAdd(typed)
    }
    const last = tags.at(-1)
    if (event.key === 'Backspace' && typed === '' && last) {
      event.preventDefault()
      onRemove(last.value)
    }
  }
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    // The browser would join the lines of a list into one word.
    if (!isSeveral(pasted)) return
    event.preventDefault()
    onAdd(`${typed} ${pasted}`)
  }
  const remove = (value: string) => {
    onRemove(value)
    input.current?.focus()
  }
  return (
    <Field label={label} hint={hint} error={error} labelAction={labelAction}>
      {(control) => (
        // For clicks beside the input; keyboard users are in it already.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
        <div
          className={classes.control}
          onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
        >
          {tags.length > 0 && (
            <ul ref={listRef} className={classes.tags} aria-label={labels.list}>
              {tags.map(({ value, problem }) => (
                <li
                  key={value}
                  className={classes.tag}
                  data-problem={problem ? '' : undefined}
                  title={problem}
                >
                  {problem && <CircleAlert aria-hidden />}
                  <span className={classes.value}>
                    <bdi>{value}</bdi>
                  </span>
                  {problem && <VisuallyHidden>: {problem}</VisuallyHidden>}
                  <button
                    type="button"
                    className={classes.remove}
                    aria-label={labels.remove(value)}
                    onClick={() => remove(value)}
                  >
                    <X aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...{ name, inputMode, autoComplete, ...control }}
            type="text"
            ref={input}
            className={classes.input}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-autofocus=""
            placeholder={tags.length === 0 ? placeholder : undefined}
            value={typed}
            onChange={({ target }) =>
              separators.test(target.value) && target.value.trim() !== ''
                ? onAdd(target.value)
                : onTypedChange(target.value)
            }
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
          />
        </div>
      )}
    </Field>
  )
}
