import { useEffect, useRef, type ComponentProps } from 'react'
import { Search, X } from 'lucide-react'
import { field } from '@tandem/design-system/recipes'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Kbd } from '../kbd/kbd.tsx'

export type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'className' | 'ref' | 'value' | 'onChange'
> & {
  /** Said to screen readers; what is seen is the placeholder. */
  label: string
  clearLabel: string
  value: string
  onValueChange: (value: string) => void
  /** A key that moves the focus here from anywhere on the page; shown at the right while the field is empty. */
  shortcut?: string
}

/** A search box, 32 high, that is emptied by its button or by Escape. Waiting between strokes is its owner's business. */
export function SearchField({
  label,
  clearLabel,
  value,
  onValueChange,
  shortcut,
  ...input
}: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  const classes = field({ size: 'md' })

  useEffect(() => {
    if (shortcut === undefined) return
    const focusOnKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (event.key !== shortcut || !isPlain || isTyping(event.target)) return
      event.preventDefault()
      ref.current?.focus()
      ref.current?.select()
    }
    document.addEventListener('keydown', focusOnKey)
    return () => document.removeEventListener('keydown', focusOnKey)
  }, [shortcut])

  const clear = () => {
    onValueChange('')
    ref.current?.focus()
  }

  return (
    <div className={classes.control}>
      <Search aria-hidden />
      <input
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        {...input}
        ref={ref}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        className={classes.input}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          input.onKeyDown?.(event)
          if (event.key !== 'Escape' || value === '') return
          // Escape empties the field first; only then may it close what is around.
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
      />
      {value !== '' && (
        <IconButton size="inset" label={clearLabel} icon={<X aria-hidden />} onClick={clear} />
      )}
      {value === '' && shortcut !== undefined && <Kbd aria-hidden>{shortcut}</Kbd>}
    </div>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
