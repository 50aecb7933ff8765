import { useRef } from 'react'
import type { ComponentProps } from 'react'
import { Search, X } from 'lucide-react'
import { field } from '@tandem/design-system/recipes'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Kbd } from '../kbd/kbd.tsx'

export type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'className' | 'ref' | 'value' | 'onChange'
> & {
  /** Only for screen readers; the placeholder is visible. */
  label: string
  clearLabel: string
  value: string
  onValueChange: (value: string) => void
  /** The key by which the app moves the focus here; shown at the right while the field is empty. */
  shortcut?: string
}

/** A search box, 32 px high, cleared by its button or by Escape. The caller debounces the input. */
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
          // Escape clears the field first; only the next one may close what is around it.
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
