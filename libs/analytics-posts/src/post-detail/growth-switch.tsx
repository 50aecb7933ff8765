import { css } from '@tandem/design-system/css'
import { useId } from 'react'
import type { Growth } from './development.ts'
import { useText } from './messages.ts'

interface GrowthSwitchProps {
  value: Growth
  onValueChange: (growth: Growth) => void
}

/** Chooses between totals and daily increases in a chart. */
export function GrowthSwitch({ value, onValueChange }: GrowthSwitchProps) {
  const text = useText()
  const name = useId()
  const options = [
    { growth: 'total', label: text('development.ofTotal') },
    { growth: 'per_day', label: text('development.ofDay') },
  ] as const
  return (
    <fieldset className={root} aria-label={text('development.growth')}>
      {options.map(({ growth, label }) => (
        <label key={growth} className={option}>
          <input
            type="radio"
            className={css({ srOnly: true })}
            name={name}
            checked={value === growth}
            onChange={() => onValueChange(growth)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

const root = css({
  display: 'inline-flex',
  flex: 'none',
  padding: '0.5',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  background: 'bg.sunken',
})
const option = css({
  display: 'inline-flex',
  alignItems: 'center',
  height: '6',
  paddingInline: '2.5',
  borderRadius: 'sm',
  textStyle: 'sm',
  color: 'fg.muted',
  cursor: 'pointer',
  mobileDown: { height: '10' },
  _hover: { color: 'fg.default' },
  '&:has(:checked)': {
    background: 'bg.surface',
    color: 'fg.default',
    fontWeight: 'medium',
    boxShadow: '[0 0 0 1px {colors.border.strong}]',
    _highContrast: { outline: '2px solid' },
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus.ring' },
})
