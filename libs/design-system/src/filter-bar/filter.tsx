import { ChevronDown, X } from 'lucide-react'
import { Suspense, useContext, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { filterBar } from '@tandem/design-system/recipes'
import { Button } from '../button/button.tsx'
import { Popover } from '../popover/popover.tsx'
import { FilterPlaceContext } from './filter-place.ts'
import { useFindable } from './use-findable.ts'
import { defineWords } from '../words/define-words.ts'

export interface FilterProps {
  label: string
  /** The current value in words; undefined when the filter isn't set. */
  valueText?: string
  onClear?: () => void
  icon?: ReactNode
  /** Open from the start. */
  defaultOpen?: boolean
  /**
   * The control that sets the value, shown when the filter is opened. A function receives a callback that
   * closes it.
   */
  children: ReactNode | ((close: () => void) => ReactNode)
  labels?: Partial<typeof defaultLabels>
}

export const defaultLabels = defineWords('filter', {
  any: 'Any',
  clear: (label: string) => `Clear ${label}`,
  close: 'Close',
})

/**
 * One filter of a FilterBar: a chip that opens its control, with a cross once it is set; an expandable line
 * in a phone's sheet.
 */
export function Filter({ labels, ...filter }: FilterProps) {
  const words = { ...defaultLabels, ...labels }
  const place = useContext(FilterPlaceContext)
  return place.kind === 'sheet' ? <Section {...filter} words={words} /> : <Chip {...filter} words={words} />
}

type PlacedFilterProps = Omit<FilterProps, 'labels'> & { words: typeof defaultLabels }

function Chip({ label, valueText, onClear, icon, defaultOpen, children, words }: PlacedFilterProps) {
  const classes = filterBar()
  const triggerId = useId()
  const { folds = false, cleared = 0 } = useContext(FilterPlaceContext)
  const isSet = valueText !== undefined
  // Once it was used it stays in the row without a value, so that the focus can return to it.
  const [kept, setKept] = useState(defaultOpen ? { cleared, isOpen: true } : undefined)
  const keep = (isOpen: boolean) => setKept({ cleared, isOpen })
  const isFolded = folds && !isSet && kept?.cleared !== cleared
  useFindable({
    label,
    open: () => (isFolded ? keep(true) : document.getElementById(triggerId)?.click()),
  })
  useEffect(() => {
    // The chip of a filter that opens may be in the part of its row that is scrolled away.
    if (kept?.isOpen)
      document.getElementById(triggerId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [kept, triggerId])
  const canClear = isSet && onClear !== undefined
  const clear = () => {
    // The cross disappears with the value.
    document.getElementById(triggerId)?.focus()
    keep(false)
    onClear?.()
  }
  if (isFolded) return null
  return (
    <span className={classes.chip} data-set={isSet ? '' : undefined}>
      <Popover
        label={label}
        closeLabel={words.close}
        defaultOpen={kept?.isOpen}
        trigger={
          <button type="button" id={triggerId} className={classes.chipButton} onClick={() => keep(false)}>
            {icon}
            <span className={classes.chipLabel}>{label}</span>
            <span className={classes.chipValue} data-any={isSet || icon ? undefined : ''}>
              {valueText ?? words.any}
            </span>
            {!canClear && <ChevronDown aria-hidden />}
          </button>
        }
      >
        {children}
      </Popover>
      {canClear && (
        <button type="button" className={classes.chipClear} aria-label={words.clear(label)} onClick={clear}>
          <X aria-hidden />
        </button>
      )}
    </span>
  )
}

function Section({ label, valueText, onClear, defaultOpen = false, children, words }: PlacedFilterProps) {
  const classes = filterBar()
  const [open, setOpen] = useState(defaultOpen)
  const contentId = useId()
  const toggle = () => setOpen(!open)
  const head = useRef<HTMLButtonElement>(null)
  useFindable({
    label,
    open: () => {
      setOpen(true)
      head.current?.focus()
    },
  })
  return (
    <div className={classes.section} data-set={valueText === undefined ? undefined : ''}>
      <button
        ref={head}
        type="button"
        className={classes.sectionHead}
        aria-expanded={open}
        aria-controls={open ? contentId : undefined}
        onClick={toggle}
      >
        <span>{label}</span>
        <span className={classes.chipValue}>{valueText ?? words.any}</span>
        <ChevronDown aria-hidden />
      </button>
      {open && (
        <div id={contentId}>
          <Suspense>{typeof children === 'function' ? children(toggle) : children}</Suspense>
          {valueText !== undefined && onClear && (
            <Button variant="ghost" onClick={onClear}>
              {words.clear(label)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
